import { useState } from 'react';
import type { CvLanguage, CvTemplate } from '../../contract/cvs/cv-fields.ts';
import { languagesOf } from '../../contract/cvs/cv-translations.ts';
import { usePictureReading } from '../ui/use-picture-reading.ts';
import type { CvDraft, Person, Saved } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';
import { EditorFrame, type EditorWords, type Start } from './editor-frame.tsx';
import { LanguageSection, ReferenceSection, SkillSection } from './further-sections.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { EducationSection, ExperienceSection } from './history-sections.tsx';
import { PersonSection } from './person-section.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { CvLanguages } from './translations/cv-languages.tsx';
import { TranslationForm } from './translations/translation-form.tsx';
import { useCvDraft } from './use-cv-draft.ts';
import { useHistory } from './use-history.ts';
import { useWriter } from './use-writer.ts';

export interface CvStart extends Start<CvDraft> {
  /** A photo that was chosen and not saved. */
  image: File | null;
}

interface Props {
  /** A new one after each log-in. */
  person: Person;
  id: string | null;
  /** When it was last changed, as far as is known here. */
  basedOn: string | undefined;
  /** What is kept, or an empty CV. */
  saved: CvDraft;
  start: CvStart | null;
  /** Resolves to whether it was saved. */
  onSave: (saved: Saved) => Promise<boolean>;
  onCancel: () => void;
  /** The CV was deleted elsewhere. */
  onGone: () => void;
}

/** The form, and the document beside it. What is typed is kept as a draft until it is saved. */
export function CvEditor({ person, id, basedOn, saved, start, onSave, onCancel, onGone }: Props) {
  const { by, writing } = useWriter(start, basedOn);
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
  const [chosen, setChosen] = useState<CvLanguage | null>(null);
  // One that a step back took away comes again with a step forth.
  const shown = languagesOf(draft).find((each) => each === chosen) ?? draft.documentLanguage;
  const isTranslating = shown !== draft.documentLanguage;
  const isSaved = draft === saved && image === null;
  const hasDraft = start?.isDraft ?? false;
  const autosave = useCvDraft({ id, draft, image, isSaved, hasDraft, by, writing, person, onGone });
  const { reading, hold } = usePictureReading();
  const change = (part: Partial<CvDraft>) =>
    step(({ draft: before, ...rest }) => ({ ...rest, draft: { ...before, ...part } }));
  const section = { draft, change, history: { ...history, value } };
  const setImage = (photo: File | null) => step((before) => ({ ...before, image: photo }));
  const save = async () => {
    const read = await reading;
    // It says below the photo what is wrong with it.
    if (read && !read.chosen) return false;
    await autosave.hold();
    // What is saved needs no draft any more, and the editor closes.
    if (await onSave({ id, draft, image: read?.chosen ?? image, writing })) return true;
    autosave.release();
    return false;
  };

  return (
    <EditorFrame
      heading={id ? 'Rediger CV' : 'Ny CV'}
      words={{ ...words, reset: id ? 'Bruk den lagrede CV-en' : 'Begynn på nytt' }}
      tools={<HistoryButtons {...history} />}
      explanation={start?.explanation}
      isChanged={!isSaved || reading !== null}
      autosave={autosave}
      onReset={() => step(() => ({ draft: saved, image: null }))}
      onSave={save}
      onCancel={onCancel}
      beside={
        <>
          <TemplateChoice value={template} onChange={setTemplate} />
          <CvPages draft={draft} template={template} language={shown} id={id} draftPhoto={autosave.keptImage} />
        </>
      }
    >
      <CvLanguages {...section} shown={shown} onShow={setChosen} />
      {/* What is unfinished there, as half a date or a photo that is being placed, waits in its fields. */}
      <div className={styles.fields} hidden={isTranslating}>
        <PersonSection
          {...section}
          keptPhoto={saved.personalInfo.profileImage ?? null}
          image={image}
          onImage={setImage}
          onReadingImage={hold}
        />
        <ExperienceSection {...section} />
        <EducationSection {...section} />
        <SkillSection {...section} />
        <LanguageSection {...section} />
        <ReferenceSection {...section} />
      </div>
      {isTranslating && <TranslationForm key={shown} {...section} language={shown} />}
    </EditorFrame>
  );
}

const words: Omit<EditorWords, 'reset'> = {
  what: 'CV-en',
  save: 'Lagre CV',
  openElsewhere: 'CV-en er åpen et annet sted også, og utkastet er derfra.',
  waits: 'Teksten og bildet ligger som utkast og kommer fram når du åpner CV-en igjen.',
};
