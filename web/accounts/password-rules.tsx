import { passwordSpecials } from '../../contract/accounts/account-fields.ts';
import { policy } from '../../contract/policy.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './password-field.module.css';

const rules = [
  {
    text: `Minst ${policy.passwordLength.min} tegn`,
    holds: (value: string) => value.length >= policy.passwordLength.min,
  },
  { text: 'Liten bokstav (a–z)', holds: (value: string) => /[a-z]/.test(value) },
  { text: 'Stor bokstav (A–Z)', holds: (value: string) => /[A-Z]/.test(value) },
  { text: 'Tall (0–9)', holds: (value: string) => /[0-9]/.test(value) },
  {
    text: `Ett av tegnene ${passwordSpecials}`,
    holds: (value: string) => [...value].some((character) => passwordSpecials.includes(character)),
  },
];

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.rules}>
      {rules.map(({ text, holds }) => (
        <li key={text} data-holds={holds(password)}>
          <Icon name={holds(password) ? 'check' : 'minus'} />
          <span>
            {text}
            <span className="visually-hidden needs-scripts">{holds(password) ? ': oppfylt' : ': mangler'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
