import { HomePage } from '#src/pages/home/HomePage.tsx';
import type { LayoutViewProps } from '../layouts.ts';

/** The home page, with the answers of another page: they are fetched when somebody asks for one. */
export const HomeView = ({ payload }: LayoutViewProps) => (
  <HomePage
    payload={payload}
    loadAnswers={() =>
      import('../navigation/load-answers.ts').then((loaded) => loaded.loadAnswers())
    }
  />
);
