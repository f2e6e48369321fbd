import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { wordsFor } from '#src/app/host/notification-words.ts';
import { addTheme } from '#src/app/host/color-scheme.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { inspectMachines } from '#tools/inspect/inspect.ts';
import { AppContext } from '#src/components/hooks/use-app.ts';
import { DesignPage } from './DesignPage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The design page has no element with the id "root".');
inspectMachines();
const app = createActor(appMachine, { input: { wordsFor, isOffline: false }, inspect }).start();
addTheme(app);
createRoot(root).render(
  <StrictMode>
    <AppContext value={app}>
      <DesignPage />
    </AppContext>
  </StrictMode>,
);
