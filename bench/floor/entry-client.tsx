import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createFloor } from './app.tsx';

const root = document.getElementById('root');
const { router, app } = createFloor();
router.ssr = { manifest: undefined };
await router.load();
startTransition(() => {
  if (root !== null) hydrateRoot(root, app);
});
