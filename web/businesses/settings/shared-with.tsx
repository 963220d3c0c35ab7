import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { shareSchema } from '../../../contract/businesses/business-settings.ts';
import { api } from '../../platform/api.ts';
import { formatDate } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { PartProps, Settings } from './business-settings.tsx';
import styles from './settings.module.css';

type Colleague = Settings['sharedUsers'][number];

/** Who may work on the business, who is invited to, and how to change that. */
export function SharedWith({ business, settings, act, done }: PartProps) {
  const [leaving, setLeaving] = useState<Colleague | null>(null);
  const { owner, sharedUsers, invitations } = settings;
  const businessId = business.id;
  const people = useRef<HTMLUListElement>(null);
  const isEnding = useRef(false);
  /** Once, however often it is pressed. The button goes with its person. */
  const end = async (call: () => Promise<{ message: string }>) => {
    if (isEnding.current) return;
    isEnding.current = true;
    if (await act(call, 'Kunne ikke fjerne tilgang')) people.current?.focus();
    isEnding.current = false;
  };

  const unshare = ({ id }: Colleague) => {
    setLeaving(null);
    const params = { businessId, userId: id };
    return end(() => api('DELETE /business-settings/:businessId/share/:userId', { params }));
  };
  const withdraw = (invitationId: string) => {
    const params = { businessId, invitationId };
    return end(() => api('DELETE /business-settings/:businessId/invitations/:invitationId', { params }));
  };

  return (
    <div className={`card ${styles.part}`}>
      <h3>Personer med tilgang</h3>
      <p>
        De du deler med, kan redigere bedriften, stillingene og søknadsmalene og behandle søknader. De kan ikke slå
        bedriften av, dele den eller slette den.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul ref={people} tabIndex={-1} className={styles.people} role="list" aria-label="Personer med tilgang">
        <li>
          <Person person={owner} part="Eier" />
        </li>
        {sharedUsers.map((person) => (
          <li key={person.id}>
            <Person person={person} part="Delt" />
            <Button
              variant="tertiary"
              data-color="danger"
              data-size="sm"
              aria-label={`Fjern tilgang for ${person.firstName} ${person.lastName}`}
              onClick={() => setLeaving(person)}
            >
              Fjern tilgang
            </Button>
          </li>
        ))}
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <div>
              <p className={styles.name}>{email}</p>
              <p className={styles.facts}>
                <Tag color="info">Invitert</Tag> Gjelder til {formatDate(expiresAt)}
              </p>
            </div>
            <Button
              variant="tertiary"
              data-color="danger"
              data-size="sm"
              aria-label={`Trekk tilbake invitasjonen til ${email}`}
              onClick={() => void withdraw(id)}
            >
              Trekk tilbake
            </Button>
          </li>
        ))}
      </ul>
      <ShareForm businessId={businessId} done={done} />
      <ConfirmDialog
        open={leaving !== null}
        title="Fjerne tilgangen?"
        confirmLabel="Fjern tilgang"
        onConfirm={() => leaving && void unshare(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p>
          {leaving?.firstName} {leaving?.lastName} kan ikke lenger arbeide med {business.businessName}, og får beskjed
          på e-post. Du blir kontaktperson i annonsene der {leaving?.firstName} er det nå. Du kan dele på nytt senere.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function Person({ person, part }: { person: Settings['owner']; part: 'Eier' | 'Delt' }) {
  return (
    <div>
      <p className={styles.name}>
        {person.firstName} {person.lastName}
      </p>
      <p className={styles.facts}>
        <Tag color={part === 'Eier' ? 'fjord' : 'info'}>{part}</Tag> {person.email}
        {!person.emailConfirmed && <Tag color="warning">Adressen er ikke bekreftet</Tag>}
      </p>
    </div>
  );
}

function ShareForm({ businessId, done }: { businessId: string; done: PartProps['done'] }) {
  const { field, errorOf, banner, isSending, submit, form, reset } = useForm({
    initial: { email: '' },
    schema: shareSchema,
    fallback: 'Kunne ikke dele bedrift',
    send: async (body) => {
      const reply = await api('POST /business-settings/:businessId/share', { params: { businessId }, body });
      reset();
      await done(reply);
    },
  });
  return (
    <>
      <Banner>{banner}</Banner>
      <form className={styles.row} ref={form} onSubmit={submit} noValidate aria-label="Del bedriften">
        <LabelledField
          id={`share-${businessId}`}
          label="Del med en kollega"
          description="Har kollegaen ikke konto, sender vi en invitasjon."
          error={errorOf('email')}
        >
          {(labelled) => <EmailInput {...labelled} {...field('email')} autoComplete="off" />}
        </LabelledField>
        <Button type="submit" variant="secondary" disabled={isSending}>
          {isSending ? 'Deler …' : 'Del'}
        </Button>
      </form>
    </>
  );
}
