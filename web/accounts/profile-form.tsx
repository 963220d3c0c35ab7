import { profileSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';
import { FormButtons } from './form-buttons.tsx';
import { NameFields } from './name-fields.tsx';

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
      <NameFields field={field} errorOf={errorOf} takesFocus />
      <FormButtons isSending={isSending} label="Lagre navn" sending="Lagrer …" onCancel={onCancel} />
    </form>
  );
}
