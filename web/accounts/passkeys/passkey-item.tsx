import { Button, Input } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';
import { passkeyNameSchema } from '../../../contract/accounts/account-fields.ts';
import type { Passkey } from '../../../contract/accounts/passkeys.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { formatMoment } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useForm } from '../../ui/use-form.ts';
import formStyles from '../auth-form.module.css';
import styles from './passkeys.module.css';

interface Props {
  passkey: Passkey;
  onRenamed: () => Promise<unknown>;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, onRenamed, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useFocusBack(isRenaming);
  const rename = async () => {
    await onRenamed();
    setRenaming(false);
  };
  return (
    <li className={styles.passkey}>
      {isRenaming ? (
        <Rename passkey={passkey} onRenamed={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className="quiet">
              {lastUsedAt ? `Sist brukt ${formatMoment(lastUsedAt)}.` : 'Ikke brukt ennå.'} Lagt til{' '}
              {formatMoment(createdAt)}.
            </p>
          </div>
          <div className={styles.buttons}>
            <Button
              ref={opener}
              variant="tertiary"
              data-size="sm"
              aria-label={`Gi nytt navn til ${name}`}
              onClick={() => setRenaming(true)}
            >
              Gi nytt navn
            </Button>
            <Button
              variant="tertiary"
              data-color="danger"
              data-size="sm"
              aria-label={`Slett ${name}`}
              onClick={onRemove}
            >
              Slett
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

interface RenameProps {
  passkey: Passkey;
  onRenamed: () => Promise<void>;
  onCancel: () => void;
}

function Rename({ passkey: { id, name }, onRenamed, onCancel }: RenameProps) {
  const fieldId = useId();
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { name },
    schema: passkeyNameSchema,
    fallback: 'Kunne ikke lagre navnet',
    send: async (body) => {
      await api('PATCH /auth/passkeys/:id', { params: { id }, body });
      await onRenamed();
    },
  });
  return (
    <form className={formStyles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <LabelledField id={fieldId} label={`Nytt navn på ${name}`} error={errorOf('name')} takesFocus>
        {(labelled) => (
          <Input {...labelled} {...field('name')} autoComplete="off" maxLength={policy.passkeys.nameLength} />
        )}
      </LabelledField>
      <div className="button-row">
        <Button type="submit" data-size="sm" disabled={isSending}>
          {isSending ? 'Lagrer …' : 'Lagre navn'}
        </Button>
        <Button type="button" variant="tertiary" data-size="sm" disabled={isSending} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
