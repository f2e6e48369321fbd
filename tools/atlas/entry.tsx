import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Atlas } from './Atlas.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The atlas page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Atlas />
  </StrictMode>,
);
