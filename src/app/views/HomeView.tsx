import { START_PATH } from '#src/components/house/sentence.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import type { LayoutViewProps } from '../layouts.ts';

const loadPageOf = async <const L extends Layout>(path: string, layout: L) =>
  (await import('../navigation/load-page-of.ts')).loadPageOf(path, layout);
const loadAnswers = () => loadPageOf(START_PATH, 'start');
const loadDemo = (path: string) => loadPageOf(path, 'demo');

/** The home page, with content from other pages, which is fetched on first use. */
export default function HomeView({ payload }: LayoutViewProps) {
  return <HomePage {...{ payload, loadAnswers, loadDemo }} />;
}
