import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { codeSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import { useAccount } from './account.tsx';
import styles from './auth-form.module.css';
import { CodeField } from './code-field.tsx';

interface Props {
  passed: { email: string; password: string };
  onEntered: (token: string) => Promise<void>;
  onBack: () => void;
}

/** After the right password, for whoever logs in in two steps. */
export function LogInCode({ passed, onEntered, onBack }: Props) {
  const { closeAuth } = useAccount();
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { code: '' },
    schema: codeSchema,
    fallback: 'Innlogging feilet',
    bannerFades: true,
    send: async (body) => onEntered((await api('POST /auth/login', { body: { ...passed, ...body } })).token),
  });

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <p className={styles.whose}>
        Passordet er riktig. Skriv koden fra autentiseringsappen for <strong>{passed.email}</strong>.
      </p>
      <CodeField takesFocus error={errorOf('code')} {...field('code')} />
      <div className="button-row">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Logger inn...' : 'Logg inn'}
        </Button>
        <Button type="button" variant="tertiary" disabled={isSending} onClick={onBack}>
          Tilbake
        </Button>
      </div>
      <p className="quiet">
        Har du mistet både telefonen og kodene?{' '}
        <Link to="/hjelp#mistet-kode" onClick={closeAuth}>
          Slik får du hjelp
        </Link>
      </p>
    </form>
  );
}
