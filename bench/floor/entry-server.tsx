import { createMemoryHistory } from '@tanstack/react-router';
import { renderToReadableStream } from 'react-dom/server';
import { createFloor } from './app.tsx';

export async function render(): Promise<string> {
  const { router, app } = createFloor(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const stream = await renderToReadableStream(app);
  await stream.allReady;
  return new Response(stream).text();
}
