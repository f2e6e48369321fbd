import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { setup } from 'xstate';

/**
 * The floor of this stack: React, the router and one machine, hydrating one button. No page of the
 * site can be lighter than this, so the bench measures it for comparison.
 */
const toggleMachine = setup({ types: { events: {} as { type: 'TOGGLED' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { TOGGLED: 'on' } }, on: { on: { TOGGLED: 'off' } } },
});

function Page() {
  const [state, send] = useMachine(toggleMachine);
  return (
    <main>
      <h1>One button</h1>
      <button
        type="button"
        aria-pressed={state.matches('on')}
        onClick={() => {
          send({ type: 'TOGGLED' });
        }}
      >
        Press
      </button>
    </main>
  );
}

const root = createRootRoute({ component: Outlet });
const index = createRoute({ getParentRoute: () => root, path: '/', component: Page });

export function createFloor(history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren([index]),
    ...(history === undefined ? {} : { history }),
  });
  return { router, app: <RouterProvider router={router} /> };
}
