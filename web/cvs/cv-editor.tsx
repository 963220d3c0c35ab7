import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useRef, useState } from 'react';
import type { CvTemplate } from '../../contract/cv-fields.ts';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { newKey } from '../platform/new-key.ts';
import { InSight } from '../ui/in-sight.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import type { CvDraft, Person, Saved } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';
import { LanguageSection, ReferenceSection, SkillSection } from './further-sections.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { EducationSection, ExperienceSection } from './history-sections.tsx';
import { PersonSection } from './person-section.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { useHistory } from './use-history.ts';
import { usePhotoReading } from './use-photo-reading.ts';

/** What the editor begins with, when that is not what is kept. */
export interface Start {
  draft: CvDraft;
  /** A photo that was chosen and not saved. */
  image: File | null;
  /** Where it comes from. */
  explanation: string;
  /** It lies on the server as a draft. */
  isDraft: boolean;
  /** When the draft was kept that this is, or takes the place of. */
  openedDraft: string | undefined;
}

interface Props {
  /** A new one after each log-in. */
  person: Person;
  id: string | null;
  /** What is kept, or an empty CV. */
  saved: CvDraft;
  start: Start | null;
  /** Resolves to whether it was saved. */
  onSave: (saved: Saved) => Promise<boolean>;
  onCancel: () => void;
  /** The CV was deleted elsewhere. */
  onGone: () => void;
}

/** The form, and the document beside it. What is typed is kept as a draft until it is saved. */
export function CvEditor({ person, id, saved, start, onSave, onCancel, onGone }: Props) {
  const [by] = useState<DraftWriter>(() => ({
    writer: newKey(),
    ...(start?.openedDraft && { openedDraft: start.openedDraft }),
  }));
  const {
    value,
    change: step,
    ...history
  } = useHistory({
    draft: start?.draft ?? saved,
    image: start?.image ?? null,
  });
  const { draft, image } = value;
  const [template, setTemplate] = useState<CvTemplate>('default');
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isSaved = draft === saved && image === null;
  const hasDraft = start?.isDraft ?? false;
  const autosave = useDraft({ id, draft, image, isSaved, hasDraft, by, person, onGone });
  const { reading, hold } = usePhotoReading();
  const isChanged = !isSaved || reading !== null;
  const change = (part: Partial<CvDraft>) =>
    step(({ draft: before, ...rest }) => ({ ...rest, draft: { ...before, ...part } }));
  const setImage = (chosen: File | null) => step((before) => ({ ...before, image: chosen }));
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    step(() => ({ draft: saved, image: null }));
    // The button goes with the explanation.
    heading.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const read = await reading;
    // It says below the photo what is wrong with it.
    if (reading && !read) return setSaving(false);
    await autosave.hold();
    // What is saved needs no draft any more, and the editor closes.
    if (await onSave({ id, draft, image: read ?? image, by })) return;
    autosave.release();
    setSaving(false);
  };
  const isKept = autosave.state === 'idle' || autosave.state === 'kept';
  const send = useRef<HTMLButtonElement>(null);
  useFocusKept(isSaving ? 1 : 0, send);

  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* What would be typed now is not in what is being saved. */}
        <div className={styles.fields} inert={isSaving}>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              {id ? 'Rediger CV' : 'Ny CV'}
            </h2>
            <HistoryButtons {...history} />
          </div>
          {start && isChanged && (
            <div className={styles.start}>
              <p>{start.explanation}</p>
              <Button type="button" variant="secondary" data-size="sm" onClick={reset}>
                {id ? 'Bruk den lagrede CV-en' : 'Begynn på nytt'}
              </Button>
            </div>
          )}
          <PersonSection
            draft={draft}
            change={change}
            keptPhoto={saved.personalInfo.profileImage ?? null}
            image={image}
            onImage={setImage}
            onReadingImage={hold}
          />
          <ExperienceSection draft={draft} change={change} />
          <EducationSection draft={draft} change={change} />
          <SkillSection draft={draft} change={change} />
          <LanguageSection draft={draft} change={change} />
          <ReferenceSection draft={draft} change={change} />
        </div>
        <div className={styles.buttons}>
          <Button ref={send} type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Lagrer …' : 'Lagre CV'}
          </Button>
          <Button
            type="button"
            variant="tertiary"
            disabled={isSaving}
            onClick={() => (isChanged ? setLeaving(true) : onCancel())}
          >
            Avbryt
          </Button>
          <p className="quiet" role="status">
            {isKept && says[autosave.state]}
          </p>
        </div>
        <InSight>
          {!isKept && (
            <p>
              {says[autosave.state]} {autosave.refusal}
            </p>
          )}
        </InSight>
      </form>
      <aside className={styles.beside} aria-label="Forhåndsvisning">
        <TemplateChoice value={template} onChange={setTemplate} />
        <CvPages draft={draft} template={template} id={id} draftPhoto={autosave.keptImage} />
      </aside>
      <UnsavedGuard
        what="CV-en"
        consequence={isKept ? waits : lost}
        isChanged={isChanged && !isSaving}
        isLeaving={isLeaving}
        onLeave={onCancel}
        onStay={() => setLeaving(false)}
      />
    </div>
  );
}

const says: Record<DraftState, string> = {
  idle: '',
  kept: 'Utkastet er tatt vare på',
  failed: 'Utkastet kunne ikke tas vare på. Sjekk nettet. Vi prøver igjen.',
  refused: 'Utkastet kunne ikke tas vare på.',
  loggedOut: 'Du er logget ut. Når du lagrer, kan du logge inn igjen.',
  elsewhere:
    'CV-en er åpen et annet sted også, og utkastet er derfra. Det du skriver her, blir ikke tatt vare på før du lagrer.',
};
const waits = 'Teksten og bildet ligger som utkast og kommer fram når du åpner CV-en igjen.';
const lost = 'Det siste du skrev her, er ikke tatt vare på og går tapt.';
