import { Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The parts of the page whose views are not attached yet. */
const awaited = new Set<object>();
let onPart: () => void = () => undefined;
let onLast: () => void = () => undefined;

/**
 * Follows how the parts of a prerendered page are attached. Called before hydration.
 * @param each called when a part has its elements, which may be new, before its views look at them
 * @param last called once, when the views of all parts are attached
 */
// An edit of this file may reload the page.
// oxlint-disable-next-line react/only-export-components
export function watchParts(each: () => void, last: () => void): void {
  onPart = each;
  onLast = () => {
    onPart = onLast = () => undefined;
    last();
  };
}

function settle(part: object): void {
  awaited.delete(part);
  if (awaited.size === 0) onLast();
}

/**
 * A part of a page that is attached by itself. Where something else has changed its markup, such as a translator or
 * an extension, React draws this part anew, and no other (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 */
export function Part({ children }: { readonly children: ReactNode }) {
  const part = useRef(null);
  useLayoutEffect(() => {
    awaited.add(part);
    return () => settle(part);
  }, []);
  return (
    <Suspense fallback={import.meta.env.SSR ? null : <Never />}>
      <Attached part={part} />
      {children}
    </Suspense>
  );
}

/**
 * What is drawn anew may wait for the code of its static parts. A fallback that never comes leaves the page with the
 * markup that it has until then.
 */
const Never = () => use(never);
const never = new Promise<undefined>(() => undefined);

/** Comes first, so that its effects precede those of the views. */
function Attached({ part }: { readonly part: object }) {
  useLayoutEffect(() => onPart(), []);
  useEffect(() => settle(part), [part]);
  return null;
}
