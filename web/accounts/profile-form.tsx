import { Button, Input } from '@digdir/designsystemet-react';
import { profileSchema } from '../../contract/accounts.ts';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';

interface Props {
  user: { firstName: string; lastName: string };
  onSaved: (message: string) => void;
  onCancel: () => void;
}

export function ProfileForm({ user, onSaved, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    schema: profileSchema,
    fallback: 'Feil ved lagring av profilen',
    send: async (body) => onSaved((await api('PUT /auth/profile', { body })).message),
  });

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <div className={styles.names}>
        <LabelledField id="first-name" label="Fornavn" error={errorOf('firstName')} takesFocus>
          {(labelled) => (
            <Input
              {...labelled}
              {...field('firstName')}
              autoComplete="given-name"
              maxLength={policy.lengths.personName}
            />
          )}
        </LabelledField>
        <LabelledField id="last-name" label="Etternavn" error={errorOf('lastName')}>
          {(labelled) => (
            <Input
              {...labelled}
              {...field('lastName')}
              autoComplete="family-name"
              maxLength={policy.lengths.personName}
            />
          )}
        </LabelledField>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Lagrer …' : 'Lagre navn'}
        </Button>
        <Button type="button" variant="tertiary" disabled={isSending} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
