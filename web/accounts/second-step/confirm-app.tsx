import { Input } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { codeSchema } from '../../../contract/accounts/account-fields.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import formStyles from '../auth-form.module.css';
import { FormButtons } from '../form-buttons.tsx';
import styles from './second-step.module.css';

export interface Begun {
  key: string;
  address: string;
  qr: string;
  beginning: string;
  recoveryCodes: string[];
}

interface Props {
  begun: Begun;
  onConfirmed: (message: string) => Promise<void>;
  onCancel: () => void;
}

/** How the app learns the key, and proves that it did. */
export function ConfirmApp({ begun: { key, address, qr, beginning }, onConfirmed, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { code: '' },
    schema: codeSchema,
    fallback: 'Kunne ikke slå på totrinns innlogging',
    send: async ({ code }) =>
      onConfirmed((await api('POST /auth/second-step/confirm', { body: { code, beginning } })).message),
  });
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusLater(() => first.current), []);

  return (
    <form className={formStyles.form} ref={form} onSubmit={submit} noValidate>
      <div className={styles.step}>
        <h3 ref={first} tabIndex={-1}>
          1. Skann koden med appen
        </h3>
        <div className={styles.app}>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="QR-kode for autentiseringsappen"
            width="200"
            height="200"
          />
          <div className={styles.otherWays}>
            <p>
              Har du appen på denne enheten, kan du <a href={address}>åpne den her</a>.
            </p>
            <p>Kan du ikke skanne, skriver du denne nøkkelen i appen:</p>
            <p>
              <code className={styles.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
          </div>
        </div>
      </div>
      <Banner>{banner}</Banner>
      <div className={styles.step}>
        <h3>2. Skriv koden som appen viser</h3>
        <LabelledField id="first-code" label="Kode fra appen" description="Seks siffer" error={errorOf('code')}>
          {(labelled) => (
            <Input
              {...labelled}
              {...field('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={policy.secondStep.codeLength}
            />
          )}
        </LabelledField>
      </div>
      <p className="quiet">Du blir logget ut på alle andre enheter.</p>
      <FormButtons isSending={isSending} label="Slå på" sending="Slår på …" onCancel={onCancel} />
    </form>
  );
}
