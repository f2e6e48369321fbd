import { createFileRoute, useLocation } from '@tanstack/react-router';
import { layoutOf } from '#src/app/layouts.ts';
import { loadPage } from '#src/app/navigation/load-page.ts';

/** Every page: its content file determines its layout. Unknown paths show the not-found page. */
export const Route = createFileRoute('/$')({ loader: loadPage, component: Page });

function Page() {
  const payload = Route.useLoaderData();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const View = layoutOf(payload);
  return <View payload={payload} search={search} />;
}
