import { Countdown } from '#src/features/tools/countdown/Countdown.tsx';
import { Folder } from '#src/features/tools/folder/Folder.tsx';
import { Pack } from '#src/features/tools/pack/Pack.tsx';
import { Readiness } from '#src/features/tools/readiness/Readiness.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch, IntroBlock, Sources } from '#src/sections/static-parts.ts';

export interface ToolPageProps extends PageProps {
  /** The query of the address, with shared answers. */
  readonly search: string;
}

/** A tool between its title and its sources. */
export default function ToolPage({ payload, search }: ToolPageProps) {
  const page = pageOf(payload, 'tool');
  const { hero, tool, notes, contact } = page;
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} {...hero} />
      <ToolView key={payload.path} tool={tool} topic={contact.topic.id} search={search} />
      <IntroBlock intro={notes} />
      {payload.sources === null ? null : <Sources sources={payload.sources} />}
      <GetInTouch contact={contact} form="slip" />
    </>
  );
}

function ToolView({
  tool,
  topic,
  search,
}: {
  readonly tool: PageOf<'tool'>['tool'];
  readonly topic: string;
  readonly search: string;
}) {
  switch (tool.kind) {
    case 'countdown':
      return <Countdown tool={tool} topic={topic} search={search} />;
    case 'folder':
      return <Folder tool={tool} topic={topic} />;
    case 'pack':
      return <Pack tool={tool} topic={topic} search={search} />;
    case 'readiness':
      return <Readiness tool={tool} topic={topic} search={search} />;
  }
}
