import { HomePage } from '#src/pages/home/HomePage.tsx';
import type { LayoutViewProps } from '../layouts.ts';

/** The home page, with the answers from another page, which are fetched on first use. */
export const HomeView = ({ payload }: LayoutViewProps) => (
  <HomePage
    payload={payload}
    loadAnswers={() =>
      import('../navigation/load-answers.ts').then((loaded) => loaded.loadAnswers())
    }
  />
);
