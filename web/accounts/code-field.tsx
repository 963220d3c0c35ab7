import { Input } from '@digdir/designsystemet-react';
import { type ComponentProps, useId, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import styles from './auth-form.module.css';

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'disabled'> {
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
  takesFocus?: boolean;
}

/** The second step: what the app shows, or what was kept for the day it is gone. */
export function CodeField({ error, takesFocus = false, ...input }: Props) {
  const id = useId();
  const [isRecovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!isRecovery);
    input.onChange({ target: { value: '' } });
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.code}>
      <LabelledField
        id={id}
        label={isRecovery ? 'Gjenopprettingskode' : 'Kode fra appen'}
        description={isRecovery ? 'En av kodene du tok vare på. Den virker bare én gang.' : 'Seks siffer'}
        error={error}
        takesFocus={takesFocus}
      >
        {(labelled) => (
          <Input
            {...labelled}
            {...input}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={policy.secondStep.codeLength}
          />
        )}
      </LabelledField>
      <button type="button" className="ds-link" disabled={input.disabled} onClick={change}>
        {isRecovery ? 'Bruk koden fra appen' : 'Bruk en gjenopprettingskode'}
      </button>
    </div>
  );
}
