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
import type { useBulk } from './use-bulk.ts';
import { useCheckedAnswers } from './use-checked-answers.ts';
import { answerOf } from './use-chosen.ts';

/** What is asked in a dialog before it is done with those that are chosen. */
export type Asked = 'offer' | 'message' | 'tip' | 'labels';

interface Props {
  ref: RefObject<HTMLElement | null>;
  bulk: ReturnType<typeof useBulk>;
  /** How many are chosen. */
  words: string;
  colleagues: Colleague[];
  onAsk: (what: Asked) => void;
}

/** What can be done with several at once. */
export const BulkBar = ({ ref, bulk, words, colleagues, onAsk }: Props) => (
  <ChosenBar ref={ref} className={styles.bulk} label="Med de valgte søknadene" words={words}>
    <SetStatus bulk={bulk} />
    {isShared(colleagues) && <SetResponsible bulk={bulk} colleagues={colleagues} />}
    <Others bulk={bulk} onAsk={onAsk} />
  </ChosenBar>
);

function SetStatus({ bulk }: Pick<Props, 'bulk'>) {
  const { chosen, written, write, isBusy, set } = bulk;
  const { status, message, refusalReasons } = written;
  const answer = answerOf(written);
  const { isSendable, checkOf } = useCheckedAnswers({ 'bulk-message': answer });
  const isAnswer = status && status !== 'pending';
  return (
    <div className={styles.set} data-writes={isAnswer || undefined}>
      <SelectField
        label="Ny status"
        name="bulk-status"
        value={status}
        onChange={(picked) => write({ ...written, status: picked })}
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
            count={chosen.length}
            message={message}
            refusalReasons={refusalReasons}
            {...checkOf(answer)}
            onChange={(change) => write({ ...written, ...change })}
          />
        </div>
      )}
      <Button disabled={!status} aria-disabled={isBusy} onClick={() => isSendable() && set()}>
        Sett status
      </Button>
      {status && <p className={`quiet ${styles.told}`}>{toldLater(chosen, status)}</p>}
    </div>
  );
}

function SetResponsible({ bulk, colleagues }: Pick<Props, 'bulk' | 'colleagues'>) {
  const { written, write, isBusy, giveTo } = bulk;
  const { responsible } = written;
  return (
    <div className={styles.set}>
      <SelectField
        label="Ansvarlig"
        name="bulk-responsible"
        value={responsible}
        onChange={(picked) => write({ ...written, responsible: picked })}
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
        onClick={() => giveTo(responsible === nobody ? null : responsible)}
      >
        Sett ansvarlig
      </Button>
    </div>
  );
}

function Others({ bulk, onAsk }: Pick<Props, 'bulk' | 'onAsk'>) {
  const { chosen, isBusy, reveal, save, clear } = bulk;
  /** Whom one calls in has to be known. */
  const anonymous = chosen.filter((each) => each.isAnonymous).length;
  const [isAsking, setAsking] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const small = { 'data-size': 'sm', variant: 'tertiary' } as const;
  return (
    <div className={styles.others}>
      {anonymous > 0 ? (
        <Button {...small} aria-disabled={isBusy} onClick={() => setAsking(true)}>
          {anonymous === 1 ? 'Vis hvem søkeren er' : 'Vis hvem søkerne er'}
        </Button>
      ) : (
        <Button {...small} onClick={() => onAsk('offer')}>
          Kall inn til intervju
        </Button>
      )}
      <Button {...small} onClick={() => onAsk('message')}>
        Skriv en melding
      </Button>
      {chosen.some((each) => each.wantsTips && !each.isAnonymous) && (
        <Button {...small} onClick={() => onAsk('tip')}>
          Tips om en stilling
        </Button>
      )}
      <Button {...small} onClick={() => onAsk('labels')}>
        Merkelapper
      </Button>
      <Button {...small} aria-disabled={isBusy} onClick={() => save('csv', ids)}>
        <Icon name="download" />
        CSV
      </Button>
      <Button {...small} aria-disabled={isBusy} onClick={() => save('zip', ids)}>
        <Icon name="download" />
        Zip med filer
      </Button>
      <Button {...small} onClick={clear}>
        Fjern valget
      </Button>
      <RevealDialog
        open={isAsking}
        count={anonymous}
        onConfirm={() => {
          setAsking(false);
          void reveal();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
