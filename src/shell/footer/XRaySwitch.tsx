import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';
import type { XRayProps } from '#src/features/x-ray/XRay.tsx';
import { sessionStore } from '#src/platform/session-storage.ts';
import * as theme from '../theme/ThemeSwitch.css.ts';
import * as css from './SiteFooter.css.ts';

/** Set in the tab's storage while the X-ray is on. */
const KEY = 'hause:x-ray';

/**
 * Switches the X-ray of the page's machines on and off for this visit. It needs scripts, so it is not in a
 * prerendered page; its place is. What it shows is fetched when it is switched on.
 */
export function XRaySwitch() {
  /** Undefined while hydrating, when it has to look as it was prerendered. */
  const [isOn, setOn] = useState<boolean>();
  const [XRay, setXRay] = useState<ComponentType<XRayProps>>();
  useEffect(() => {
    setOn(sessionStore.get(KEY) !== null);
  }, []);
  useEffect(() => {
    if (isOn === undefined) return;
    sessionStore.set(KEY, isOn ? '1' : null);
    if (!isOn) return;
    import('#src/features/x-ray/XRay.tsx').then(
      (module) => setXRay(() => module.XRay),
      // Lost files are reported by src/platform/parts.ts.
      () => setOn(false),
    );
  }, [isOn]);
  return (
    <div className={css.xRay}>
      {isOn === undefined ? null : (
        <label className={`${theme.choices} ${theme.choice}`}>
          <input
            id="x-ray"
            type="checkbox"
            className={theme.radio}
            checked={isOn}
            onChange={() => setOn(!isOn)}
          />
          <span className={theme.tile}>X-ray</span>
        </label>
      )}
      {isOn === true && XRay !== undefined ? (
        <OptionalBoundary>
          <XRay onClose={() => setOn(false)} />
        </OptionalBoundary>
      ) : null}
    </div>
  );
}
