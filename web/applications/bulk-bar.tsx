import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useState } from 'react';
import { statusNames } from '../../contract/applications/application-words.ts';
import { ChosenBar } from '../ui/chosen-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { RevealDialog } from './anonymous/reveal-dialog.tsx';
import { AnswerMessage } from './answer-message.tsx';
import styles from './inbox.module.css';
import { statuses } from './inbox-search.ts';
import { type Colleague, isShared, nobody } from './responsible/colleagues.ts';
import { ResponsibleOptions } from './responsible/responsible-options.tsx';
import { toldLater } from './told-later.ts';
import { useCheckedAnswers } from './use-checked-answers.ts';
import { answerOf, type Chosen, type Written } from './use-chosen.ts';

interface Props {
  ref: RefObject<HTMLElement | null>;
  chosen: Chosen;
  /** How many they are. */
  words: string;
  isBusy: boolean;
  written: Written;
  onWrite: (written: Written) => void;
  onSet: () => void;
  colleagues: Colleague[];
  onGive: (responsibleId: string | null) => void;
  onReveal: () => void;
  onOffer: () => void;
  onMessage: () => void;
  onTip: () => void;
  onLabels: () => void;
  onExport: (format: 'csv' | 'zip') => void;
  onClear: () => void;
}

/** What can be done with several at once. */
export function BulkBar(props: Props) {
  const { ref, chosen, words, isBusy, written } = props;
  const { onWrite, onSet, colleagues, onGive, onReveal, onOffer, onMessage, onTip, onLabels, onExport, onClear } =
    props;
  const { status, message, refusalReasons, responsible } = written;
  const answer = answerOf(written);
  const { isSendable, checkOf } = useCheckedAnswers({ 'bulk-message': answer });
  const count = chosen.length;
  /** Whom one calls in has to be known. */
  const anonymous = chosen.filter((each) => each.isAnonymous).length;
  const [isAsking, setAsking] = useState(false);
  const isAnswer = status && status !== 'pending';
  return (
    <ChosenBar ref={ref} className={styles.bulk} label="Med de valgte søknadene" words={words}>
      <div className={styles.set} data-writes={isAnswer || undefined}>
        <SelectField
          label="Ny status"
          name="bulk-status"
          value={status}
          onChange={(chosen) => onWrite({ ...written, status: chosen })}
        >
          <option value="" disabled>
            Velg status
          </option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </SelectField>
        {isAnswer && (
          <div className={styles.message}>
            <AnswerMessage
              id="bulk-message"
              status={status}
              count={count}
              message={message}
              refusalReasons={refusalReasons}
              {...checkOf(answer)}
              onChange={(change) => onWrite({ ...written, ...change })}
            />
          </div>
        )}
        <Button disabled={!status} aria-disabled={isBusy} onClick={() => isSendable() && onSet()}>
          Sett status
        </Button>
        {status && <p className={`quiet ${styles.told}`}>{toldLater(chosen, status)}</p>}
      </div>
      {isShared(colleagues) && (
        <div className={styles.set}>
          <SelectField
            label="Ansvarlig"
            name="bulk-responsible"
            value={responsible}
            onChange={(chosen) => onWrite({ ...written, responsible: chosen })}
          >
            <option value="" disabled>
              Velg ansvarlig
            </option>
            <ResponsibleOptions colleagues={colleagues} />
          </SelectField>
          <Button
            variant="secondary"
            disabled={!responsible}
            aria-disabled={isBusy}
            onClick={() => onGive(responsible === nobody ? null : responsible)}
          >
            Sett ansvarlig
          </Button>
        </div>
      )}
      <div className={styles.others}>
        {anonymous > 0 ? (
          <Button data-size="sm" variant="tertiary" aria-disabled={isBusy} onClick={() => setAsking(true)}>
            {anonymous === 1 ? 'Vis hvem søkeren er' : 'Vis hvem søkerne er'}
          </Button>
        ) : (
          <Button data-size="sm" variant="tertiary" onClick={onOffer}>
            Kall inn til intervju
          </Button>
        )}
        <Button data-size="sm" variant="tertiary" onClick={onMessage}>
          Skriv en melding
        </Button>
        {chosen.some((each) => each.wantsTips && !each.isAnonymous) && (
          <Button data-size="sm" variant="tertiary" onClick={onTip}>
            Tips om en stilling
          </Button>
        )}
        <Button data-size="sm" variant="tertiary" onClick={onLabels}>
          Merkelapper
        </Button>
        <Button data-size="sm" variant="tertiary" aria-disabled={isBusy} onClick={() => onExport('csv')}>
          <Icon name="download" />
          CSV
        </Button>
        <Button data-size="sm" variant="tertiary" aria-disabled={isBusy} onClick={() => onExport('zip')}>
          <Icon name="download" />
          Zip med filer
        </Button>
        <Button data-size="sm" variant="tertiary" onClick={onClear}>
          Fjern valget
        </Button>
      </div>
      <RevealDialog
        open={isAsking}
        count={anonymous}
        onConfirm={() => {
          setAsking(false);
          onReveal();
        }}
        onCancel={() => setAsking(false)}
      />
    </ChosenBar>
  );
}
