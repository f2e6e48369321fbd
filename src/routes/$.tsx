import { createFileRoute } from '@tanstack/react-router';
import { layoutFor } from '#src/app/layouts.ts';
import { loadPage } from '#src/app/navigation/load-page.ts';

/** Every page whose content file says which layout shows it; unknown paths bring the not-found page. */
export const Route = createFileRoute('/$')({
  loader: async (args) => {
    const payload = await loadPage(args);
    // The layout's chunk arrives before the page is shown, so that nothing suspends or shifts.
    await layoutFor(payload).preload?.();
    return payload;
  },
  component: Page,
});

function Page() {
  const payload = Route.useLoaderData();
  const Layout = layoutFor(payload);
  return <Layout payload={payload} />;
}
