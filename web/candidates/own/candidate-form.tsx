import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { Banner } from '../../ui/banner.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import type { KeptCandidate } from './candidate-draft.ts';
import styles from './candidate-form.module.css';
import { OfferFields, type PlacesField } from './offer-fields.tsx';
import type { OwnCandidate, OwnReply } from './own-reply.ts';
import { TermsFields } from './terms-fields.tsx';
import { useCandidateForm } from './use-candidate-form.ts';

interface Props {
  candidate: OwnCandidate | null;
  draft: KeptCandidate;
  /** Nobody is found whose address is not confirmed. */
  mayBeShown: boolean;
  PlacesField: PlacesField;
  onSaved: (reply: OwnReply) => void;
  onReload: () => void;
  onCancel: () => void;
}

export function CandidateForm(props: Props) {
  const { candidate, draft, mayBeShown, PlacesField, onSaved, onReload, onCancel } = props;
  const form = useCandidateForm(candidate, draft, onSaved);
  const { save, saveAgain, banner, isSending, isConflict, isChanged } = form;
  const isShown = Boolean(candidate?.visibleUntil);
  const [isLeaving, setLeaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(mayBeShown);
  };
  const cancel = () => (isChanged ? setLeaving(true) : onCancel());
  return (
    <form ref={form.form} className={styles.form} onSubmit={submit} noValidate>
      {form.wasKept && <p>Det du skrev, er her ennå, men det er ikke lagret.</p>}
      <OfferFields form={form} PlacesField={PlacesField} />
      <TermsFields form={form} />
      {/* Beside the buttons: the place over so long a form is out of sight from there. */}
      <Banner>
        {banner && (
          <SaveProblem
            message={banner}
            onSend={saveAgain}
            conflict={isConflict ? { onOverwrite: form.overwrite, onReload } : undefined}
          />
        )}
      </Banner>
      <div className="button-row">
        <Button type="submit" aria-disabled={isSending} data-send>
          {isSending ? 'Lagrer …' : isShown || !mayBeShown ? 'Lagre' : 'Lagre og vis meg'}
        </Button>
        {!isShown && mayBeShown && (
          <Button type="button" variant="secondary" aria-disabled={isSending} onClick={() => save(false)}>
            Lagre uten å vise
          </Button>
        )}
        <Button type="button" variant="tertiary" data-color="neutral" onClick={cancel}>
          Avbryt
        </Button>
      </div>
      <p className="quiet">
        {mayBeShown
          ? `Profilen vises i ${candidateLimits.days} dager fra du lagrer. Vi sier fra på e-post før de er ute.`
          : 'Profilen vises ikke før du har bekreftet e-postadressen din.'}
      </p>
      <UnsavedGuard
        what="profilen"
        isChanged={isChanged}
        isLeaving={isLeaving}
        onLeave={onCancel}
        onStay={() => setLeaving(false)}
      />
    </form>
  );
}
