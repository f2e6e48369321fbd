import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { selectThemePreference } from '#machines/theme/index.ts';
import type { ThemePreference } from '#machines/theme/index.ts';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import * as css from './ThemeSwitch.css.ts';

const CHOICES: readonly { value: ThemePreference; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Match device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Three tiles, one chosen: as the device, light, dark. */
export function ThemeSwitch() {
  // Until the theme is there nobody knows the choice: no tile is marked, so nothing has to change.
  const theme = useAppActor('theme');
  const preference = useSelector(theme, (snapshot) =>
    snapshot === undefined ? undefined : selectThemePreference(snapshot),
  );
  const name = useId();
  return (
    <fieldset className={css.group}>
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
                theme?.send({ type: 'THEME.CHOSEN', preference: value });
              }}
            />
            <span className={css.tile}>
              <Icon name={icon} size={1.25} />
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
