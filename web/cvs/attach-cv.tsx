import { Button } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { reasonOf } from '../../contract/call.ts';
import type { Cv, CvTemplate } from '../../contract/cv-fields.ts';
import { api } from '../platform/api.ts';
import { useIsHere } from '../platform/use-is-here.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Modal } from '../ui/modal.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { nameOf, printCv } from './cv-calls.ts';
import styles from './cvs.module.css';
import { PhotoCheck } from './photo-check.tsx';
import { TemplateChoice } from './template-choice.tsx';

interface Props {
  /** What it is attached to. */
  to: string;
  disabled: boolean;
  onAttach: (file: File) => void;
}

/** Instead of downloading a CV made here only to choose it as a file. */
export function AttachCv({ to, disabled, onAttach }: Props) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" variant="secondary" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="document" />
        <span>
          Bruk en CV du har laget her<span className="visually-hidden"> som svar på «{to}»</span>
        </span>
      </Button>
      <Modal open={isOpen} onClose={close} labelledBy={heading}>
        <div className={styles.dialog}>
          <h2 id={heading} tabIndex={-1} data-autofocus>
            Legg ved en CV
          </h2>
          {isOpen && (
            <OwnCvs
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

interface InsideProps {
  onClose: () => void;
  onAttach: (file: File) => void;
}

const read = async () => (await api('GET /cvs')).cvs;

function OwnCvs({ onClose, onAttach }: InsideProps) {
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: cvs, retry } = useReading(read, { failed: 'Kunne ikke laste CV-er', tell: setProblem });

  return (
    <>
      <Banner>{problem}</Banner>
      {!cvs && <LoadingOrRetry retry={retry}>Laster CV-ene dine …</LoadingOrRetry>}
      {cvs?.length === 0 && (
        <p>
          Du har ikke laget noen CV her ennå.{' '}
          <Link to="/profil?tab=cv" state={{ cameFrom: pathname }}>
            Lag en CV
          </Link>
          , så ligger søknaden klar når du kommer tilbake.
        </p>
      )}
      {cvs?.[0] ? (
        <ChosenCv cvs={cvs} first={cvs[0]} onProblem={setProblem} onClose={onClose} onAttach={onAttach} />
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

interface ChosenProps extends InsideProps {
  cvs: Cv[];
  /** The one that was changed last. */
  first: Cv;
  onProblem: (problem: string | null) => void;
}

function ChosenCv({ cvs, first, onProblem, onClose, onAttach }: ChosenProps) {
  const [chosen, setChosen] = useState(first);
  const [template, setTemplate] = useState<CvTemplate>('default');
  const [includesImage, setIncludesImage] = useState(true);
  const [isPrinting, setPrinting] = useState(false);
  const isWanted = useIsHere();

  const attach = async () => {
    if (isPrinting) return;
    setPrinting(true);
    onProblem(null);
    try {
      const file = await printCv(chosen, template, includesImage);
      if (isWanted()) onAttach(file);
    } catch (error) {
      onProblem(reasonOf(error, 'Kunne ikke lage PDF'));
      setPrinting(false);
    }
  };

  return (
    <>
      <SelectField
        label="CV"
        name="cv"
        value={chosen.id}
        onChange={(id) => setChosen(cvs.find((cv) => cv.id === id) ?? first)}
      >
        {cvs.map((cv) => (
          <option key={cv.id} value={cv.id}>
            {nameOf(cv)}
          </option>
        ))}
      </SelectField>
      <TemplateChoice value={template} onChange={setTemplate} />
      {chosen.personalInfo.profileImage && <PhotoCheck checked={includesImage} onChange={setIncludesImage} />}
      <p className="quiet">
        CV-en legges ved som PDF, slik du lagret den sist. Endrer du den senere, får ikke bedriften se det.
      </p>
      <div className={styles.buttons}>
        <Button type="button" onClick={attach} aria-disabled={isPrinting}>
          {isPrinting ? 'Lager PDF …' : 'Legg ved'}
        </Button>
        <Button type="button" variant="tertiary" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </>
  );
}
