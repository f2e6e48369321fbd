import { useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ThemePreference } from '#machines/theme/index.ts';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { earlyChoice } from '#src/components/hooks/early-choice.ts';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import * as css from './ThemeSwitch.css.ts';

const CHOICES: readonly { value: ThemePreference; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Match device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Three tiles, one of which is chosen: match device, light, dark. */
export function ThemeSwitch() {
  // Until the theme actor exists the choice is unknown: no tile is marked, so none has to change.
  const theme = useAppActor('theme');
  // Not with the machine's selector, which would pull in the machine: that is loaded later.
  const preference = useSelector(theme, (snapshot) => snapshot?.context.preference);
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A tile chosen before the theme actor existed.
  const early = useRef<string>(undefined);
  useLayoutEffect(() => {
    early.current = earlyChoice(group.current);
  }, []);
  useEffect(() => {
    const chosen = CHOICES.find(({ value }) => value === early.current);
    if (theme === undefined || chosen === undefined) return;
    early.current = undefined;
    theme.send({ type: 'THEME.CHOSEN', preference: chosen.value });
  }, [theme]);
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={css.legend}>Color scheme</legend>
      <div className={css.choices}>
        {CHOICES.map(({ value, label, icon }) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={value}
              checked={preference === value}
              onChange={() => {
                if (theme === undefined) early.current = value;
                else theme.send({ type: 'THEME.CHOSEN', preference: value });
              }}
            />
            <span className={css.tile}>
              <Icon name={icon} size={1.25} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
