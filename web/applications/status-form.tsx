import { Button } from '@digdir/designsystemet-react';
import { type ComponentProps, type FormEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { RefusalReason } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { formatMoment } from '../platform/format.ts';
import { AnswerMessage } from './answer-message.tsx';
import styles from './application-detail.module.css';
import { statuses } from './inbox-search.ts';
import { isInterviewToCome } from './interviews/is-to-come.ts';
import { Radios } from './radios.tsx';
import { toldLater } from './told-later.ts';

interface Props {
  application: HandledApplication;
  isSaving: boolean;
  chosen: ApplicationStatus;
  onChoose: (status: ApplicationStatus) => void;
  /** To the applicant. */
  message: string;
  refusalReasons: RefusalReason[];
  hasNewReasons: boolean;
  check: Pick<ComponentProps<typeof AnswerMessage>, 'needsMessage' | 'error'>;
  /** What goes along is in sight: it is seldom wanted where the status stays. */
  isWriting: boolean;
  onBegin: () => void;
  onWrite: ComponentProps<typeof AnswerMessage>['onChange'];
  onSave: () => void;
  onUndo: () => void;
  /** What can still be taken back. */
  waiting: RefObject<HTMLDivElement | null>;
  saveLabel: string;
}

/** Any status from any other, and what the applicant gets to know of it. */
export function StatusForm(props: Props) {
  const { application, isSaving, chosen, onChoose, message, refusalReasons, hasNewReasons } = props;
  const { check, isWriting, onBegin, onWrite, onSave, onUndo, waiting, saveLabel } = props;
  const { status, toldStatus, undoUntil } = application;
  const isSame = chosen === status && (chosen === 'pending' || !message.trim()) && !hasNewReasons;
  const hasNews = chosen !== status || message.trim() !== '' || refusalReasons.length > 0;
  // The button that was pressed is gone then.
  const form = useRef<HTMLFormElement>(null);
  const begin = () => {
    flushSync(onBegin);
    form.current?.querySelector<HTMLElement>('[name="refusalReasons"], textarea')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame && !isSaving) onSave();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <Radios
        legend="Status"
        name="status"
        choices={statuses}
        labelOf={(each) => statusNames[each]}
        chosen={chosen}
        onChoose={onChoose}
      />
      {/* Under another choice it would seem to be that one which is taken back. */}
      {undoUntil && chosen === status && (
        <Waiting
          place={waiting}
          undoUntil={undoUntil}
          isTold={status === toldStatus}
          message={application.message}
          callsOff={status === 'denied' && isInterviewToCome(application)}
          isSaving={isSaving}
          onUndo={onUndo}
        />
      )}
      {chosen !== 'pending' && !isWriting && (
        <Button type="button" variant="secondary" data-size="sm" onClick={begin}>
          {chosen === 'denied' ? 'Begrunnelse og melding' : 'Skriv til søkeren'}
        </Button>
      )}
      {chosen !== 'pending' && isWriting && (
        <AnswerMessage
          id="status-message"
          status={chosen}
          count={1}
          message={message}
          refusalReasons={refusalReasons}
          {...check}
          onChange={onWrite}
        />
      )}
      {!isSame && hasNews && <p className="quiet">{toldLater([application], chosen)}</p>}
      <Button type="submit" aria-disabled={isSame || isSaving}>
        {saveLabel}
      </Button>
    </form>
  );
}

interface WaitingProps {
  place: Props['waiting'];
  undoUntil: string;
  isTold: boolean;
  message: string | null | undefined;
  /** An interview goes with it. */
  callsOff: boolean;
  isSaving: boolean;
  onUndo: () => void;
}

function Waiting({ place, undoUntil, isTold, message, callsOff, isSaving, onUndo }: WaitingProps) {
  return (
    <div ref={place} className={styles.waiting}>
      <p>
        {isTold ? 'Endringen kan angres til' : 'Søkeren får ikke vite om endringen før'} {formatMoment(undoUntil)}.{' '}
        <Button variant="tertiary" data-size="sm" disabled={isSaving} onClick={onUndo}>
          Angre
        </Button>
      </p>
      {callsOff && <p>Da blir også intervjuet avlyst.</p>}
      {message && <p>Melding som følger med: «{message}»</p>}
    </div>
  );
}
