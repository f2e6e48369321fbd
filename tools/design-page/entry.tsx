import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#src/shell/theme/ThemeContext.tsx';
import { DesignPage } from './DesignPage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The design page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <DesignPage />
    </ThemeProvider>
  </StrictMode>,
);
