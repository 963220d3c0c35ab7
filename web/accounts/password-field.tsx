import { Button, Input } from '@digdir/designsystemet-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { Icon } from '../ui/icon.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import styles from './password-field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  id: string;
  label: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  takesFocus?: boolean;
  /** In «Vis …», where the label asks one to do something. */
  shownAs?: string;
  /** The id of the rules it has to follow. */
  explainedBy?: string;
}

/** Can be shown while it is typed, and says when caps lock is on. */
export function PasswordField(props: Props) {
  const {
    id,
    label,
    error,
    takesFocus = false,
    shownAs = label.toLocaleLowerCase('nb'),
    explainedBy,
    ...input
  } = props;
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <LabelledField id={id} label={label} error={error} takesFocus={takesFocus} explainedBy={explainedBy}>
      {(field) => (
        <>
          <div className={styles.field}>
            <Input
              {...input}
              {...field}
              type={isShown ? 'text' : 'password'}
              maxLength={policy.passwordLength.max}
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={noticeCapsLock}
              onKeyUp={noticeCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              type="button"
              icon
              variant="tertiary"
              data-color="neutral"
              aria-pressed={isShown}
              disabled={input.disabled}
              onClick={() => setShown(!isShown)}
            >
              <span className="visually-hidden">Vis {shownAs}</span>
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </Button>
          </div>
          <p className={styles.hint} role="status">
            {capsLock && 'Caps Lock er på.'}
          </p>
        </>
      )}
    </LabelledField>
  );
}
