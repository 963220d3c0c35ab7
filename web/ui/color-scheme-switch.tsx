import { useId } from 'react';
import { type ColorScheme, chooseColorScheme, useColorScheme } from '../platform/color-scheme.ts';
import styles from './color-scheme-switch.module.css';
import { Icon, type IconName } from './icon.tsx';

const choices: { value: ColorScheme; label: string; icon: IconName }[] = [
  { value: 'auto', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Lys', icon: 'sun' },
  { value: 'dark', label: 'Mørk', icon: 'moon' },
];

/** Not shown where scripts are off: the page follows the system then. */
export function ColorSchemeSwitch() {
  const chosen = useColorScheme();
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Utseende</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => chooseColorScheme(value)}
          />
          <Icon name={icon} size="1.125em" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
