import type { CvLanguage } from '../../contract/cv-fields.ts';
import { SelectField } from '../ui/select-field.tsx';
import styles from './cvs.module.css';
import { DayField } from './day-field.tsx';
import type { SectionProps } from './history-sections.tsx';
import { PhotoField } from './photo-field.tsx';
import { TypedField } from './typed-field.tsx';
import type { PhotoReading } from './use-photo-reading.ts';

interface Props extends SectionProps {
  /** The address of the kept photo, which contents that were kept do not know. */
  keptPhoto: string | null;
  image: File | null;
  onImage: (image: File | null) => void;
  onReadingImage: (reading: PhotoReading) => void;
}

const languages: Record<CvLanguage, string> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'Engelsk' };

export function PersonSection({ draft, change, keptPhoto, image, onImage, onReadingImage }: Props) {
  const { personalInfo } = draft;
  const person = (part: Partial<typeof personalInfo>) => change({ personalInfo: { ...personalInfo, ...part } });
  return (
    <fieldset className={styles.section}>
      <legend>Om CV-en og deg</legend>
      <TypedField
        label="Tittel på CV-en"
        hint="Vises i listen din, ikke i dokumentet."
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <SelectField
        label="Språk i overskrifter, datoer og faste ord"
        name="documentLanguage"
        value={draft.documentLanguage}
        onChange={(chosen) => change({ documentLanguage: chosen as CvLanguage })}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TypedField
          label="Fornavn"
          autoComplete="given-name"
          value={personalInfo.firstName}
          onChange={(firstName) => person({ firstName })}
        />
        <TypedField
          label="Etternavn"
          autoComplete="family-name"
          value={personalInfo.lastName}
          onChange={(lastName) => person({ lastName })}
        />
        <TypedField
          label="E-post"
          type="email"
          autoComplete="email"
          value={personalInfo.email}
          onChange={(email) => person({ email })}
        />
        <TypedField
          label="Telefon"
          type="tel"
          autoComplete="tel"
          value={personalInfo.phone}
          onChange={(phone) => person({ phone })}
        />
        <TypedField
          label="Adresse"
          autoComplete="street-address"
          value={personalInfo.address}
          onChange={(address) => person({ address })}
        />
        <DayField
          label="Fødselsdato (valgfritt)"
          autoComplete="bday"
          value={personalInfo.dateOfBirth}
          onChange={(dateOfBirth) => person({ dateOfBirth })}
        />
      </div>
      <PhotoField
        kept={personalInfo.profileImage === null ? null : keptPhoto}
        image={image}
        onChoose={onImage}
        onReading={onReadingImage}
        onRemove={() => person({ profileImage: null })}
      />
      <TypedField label="Om meg" type="paragraph" value={draft.aboutMe} onChange={(aboutMe) => change({ aboutMe })} />
    </fieldset>
  );
}
