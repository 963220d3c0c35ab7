import { cvLanguages } from '../../contract/cvs/cv-fields.ts';
import type { PictureReading } from '../ui/use-picture-reading.ts';
import styles from './cvs.module.css';
import { DayField } from './day-field.tsx';
import type { SectionProps } from './history-sections.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PhotoField } from './photo-field.tsx';
import { SenderFields } from './sender-fields.tsx';
import { TypedField } from './typed-field.tsx';

interface Props extends SectionProps {
  /** The address of the kept photo, which contents that were kept do not know. */
  keptPhoto: string | null;
  image: File | null;
  onImage: (image: File | null) => void;
  onReadingImage: (reading: PictureReading) => void;
}

export function PersonSection({ draft, change, keptPhoto, image, onImage, onReadingImage }: Props) {
  const { personalInfo } = draft;
  const person = (part: Partial<typeof personalInfo>) => change({ personalInfo: { ...personalInfo, ...part } });
  const free = cvLanguages.filter((each) => each === draft.documentLanguage || !draft.translations?.[each]);
  return (
    <fieldset className={styles.section}>
      <legend>Om CV-en og deg</legend>
      <TypedField
        label="Tittel på CV-en"
        hint="Vises i listen din, ikke i dokumentet."
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <LanguageChoice
        label="Språk i overskrifter, datoer og faste ord"
        among={free}
        value={draft.documentLanguage}
        onChange={(documentLanguage) => change({ documentLanguage })}
      />
      {free.length < cvLanguages.length && (
        <p className={styles.hint}>Språk som CV-en er oversatt til, kan ikke velges her.</p>
      )}
      <div className={styles.pair}>
        <SenderFields value={personalInfo} onChange={person} />
        <DayField
          label="Fødselsdato"
          autoComplete="bday"
          value={personalInfo.dateOfBirth}
          onChange={(dateOfBirth) => person({ dateOfBirth })}
        />
      </div>
      <PhotoField
        kept={personalInfo.profileImage === null ? null : keptPhoto}
        image={image}
        onChange={onImage}
        onReading={onReadingImage}
        onRemoveKept={() => person({ profileImage: null })}
      />
      <TypedField label="Om meg" type="paragraph" value={draft.aboutMe} onChange={(aboutMe) => change({ aboutMe })} />
    </fieldset>
  );
}
