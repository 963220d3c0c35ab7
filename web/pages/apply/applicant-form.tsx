import type { AccountUser } from '../../accounts/read-account.ts';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { AlreadySent } from './already-sent.tsx';
import styles from './apply.module.css';
import { Closed } from './closed.tsx';
import { Corrected } from './corrected.tsx';
import type { Correction } from './correction.ts';
import { FormFields } from './form-fields.tsx';
import { Sent } from './sent.tsx';
import { isLosing } from './unfinished-uploads.ts';
import { type Applying, useApplying } from './use-applying.ts';

interface Props {
  form: ApplyForm;
  person: AccountUser;
  isGone: boolean;
  onReload: () => Promise<void>;
  corrects?: Correction;
}

/** The way of one application: filled in, sent, thanked for. What was written stays, whatever becomes of the position. */
export function ApplicantForm({ form, person, isGone, onReload, corrects }: Props) {
  const applying = useApplying(form, person, { onReload, corrects });
  if (applying.sent && corrects) return <Corrected id={corrects.id} />;
  if (applying.sent) return <Sent positionId={form.position.id} sent={applying.sent} />;
  if (form.application || form.closed || !form.applicationForm) {
    return (
      <div ref={applying.endRef} tabIndex={-1}>
        {form.application ? (
          <AlreadySent application={form.application} />
        ) : (
          <Closed form={form} isGone={isGone} applying={applying} />
        )}
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={applying.submit} noValidate ref={applying.formRef}>
      <FormFields form={form} applying={applying} />
      <UnsavedGuard {...unsavedOf(applying)} />
    </form>
  );
}

/** What would be lost. What is put right and refused is not found again: there may be an answer. */
function unsavedOf({ corrects, draft, asked, uploads }: Applying) {
  const isOnlyHere = draft.at === 'elsewhere' || (corrects !== undefined && draft.at === 'refused');
  return {
    what: corrects ? 'rettelsen' : 'søknaden',
    consequence: isOnlyHere
      ? 'Det du har skrevet her, er ikke tatt vare på og går tapt.'
      : 'Filer som ikke er lastet opp ennå, går tapt. Resten av utkastet er tatt vare på.',
    isChanged: isOnlyHere || isLosing(asked, uploads.attachments),
  };
}
