import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsHere } from '../platform/use-is-here.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Modal } from '../ui/modal.tsx';
import { useSayWhy } from '../ui/say.ts';
import { SelectField } from '../ui/select-field.tsx';
import styles from './cvs.module.css';

interface Document {
  id: string;
}

interface Props<D> {
  /** What it is attached to. */
  to: string;
  disabled: boolean;
  onAttach: (file: File) => void;
  words: { open: string; heading: string; label: string; loading: string; failed: string };
  /** The same from one drawing to the next. The one that was changed last comes first. */
  read: () => Promise<D[]>;
  nameOf: (document: D) => string;
  print: (document: D) => Promise<File>;
  /** What is said where there is none. */
  none: ReactNode;
  /** What else is chosen and said of one. */
  children: (document: D) => ReactNode;
}

/** Instead of downloading a document made here only to choose it as a file. */
export function AttachDocument<D extends Document>({ to, disabled, onAttach, ...rest }: Props<D>) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" variant="secondary" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="document" />
        <span>
          {rest.words.open}
          <span className="visually-hidden"> som svar på «{to}»</span>
        </span>
      </Button>
      <Modal open={isOpen} onClose={close} labelledBy={heading}>
        <div className={styles.dialog}>
          <h2 id={heading} tabIndex={-1} data-autofocus>
            {rest.words.heading}
          </h2>
          {isOpen && (
            <OwnDocuments
              {...rest}
              onClose={close}
              onAttach={(file) => {
                onAttach(file);
                close();
              }}
            />
          )}
        </div>
      </Modal>
    </div>
  );
}

interface InsideProps<D> extends Omit<Props<D>, 'to' | 'disabled'> {
  onClose: () => void;
}

function OwnDocuments<D extends Document>(props: InsideProps<D>) {
  const { words, read, none, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const { data: documents, retry } = useReading(read, { failed: words.failed, tell: setProblem });

  return (
    <>
      <Banner>{problem}</Banner>
      {!documents && <LoadingOrRetry retry={retry}>{words.loading}</LoadingOrRetry>}
      {documents?.length === 0 && none}
      {documents?.[0] ? (
        <Chosen {...props} documents={documents} first={documents[0]} onProblem={setProblem} />
      ) : (
        <div className={styles.buttons}>
          <Button type="button" variant="tertiary" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      )}
    </>
  );
}

interface ChosenProps<D> extends InsideProps<D> {
  documents: D[];
  first: D;
  onProblem: (problem: string | null) => void;
}

function Chosen<D extends Document>({ words, documents, first, nameOf, onProblem, ...props }: ChosenProps<D>) {
  const [chosen, setChosen] = useState(first);
  const [isPrinting, setPrinting] = useState(false);
  const isWanted = useIsHere();
  const sayWhy = useSayWhy(onProblem);

  const attach = async () => {
    if (isPrinting) return;
    setPrinting(true);
    onProblem(null);
    try {
      const file = await props.print(chosen);
      if (isWanted()) props.onAttach(file);
    } catch (error) {
      sayWhy(error, 'Kunne ikke lage PDF');
      setPrinting(false);
    }
  };

  return (
    <>
      <SelectField
        label={words.label}
        name="document"
        value={chosen.id}
        onChange={(id) => setChosen(documents.find((each) => each.id === id) ?? first)}
      >
        {documents.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      {props.children(chosen)}
      <div className={styles.buttons}>
        <Button type="button" onClick={attach} aria-disabled={isPrinting}>
          {isPrinting ? 'Lager PDF …' : 'Legg ved'}
        </Button>
        <Button type="button" variant="tertiary" onClick={props.onClose}>
          Avbryt
        </Button>
      </div>
    </>
  );
}
