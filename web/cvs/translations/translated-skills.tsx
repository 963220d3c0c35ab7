import type { CvTranslation } from '../../../contract/cvs/cv-fields.ts';
import cvStyles from '../cvs.module.css';
import { TranslatedField } from './translated-field.tsx';

interface Props {
  skills: string[];
  translations: CvTranslation['skills'];
  onChange: (translations: CvTranslation['skills']) => void;
}

/** The same skill, told twice, is translated once. */
export function TranslatedSkills({ skills, translations, onChange }: Props) {
  const told = [...new Set(skills)].filter(Boolean);
  if (told.length === 0) return null;
  const write = (original: string, text: string) =>
    onChange([...translations.filter((each) => each.original !== original), ...(text ? [{ original, text }] : [])]);
  return (
    <fieldset className={cvStyles.section}>
      <legend>Ferdigheter</legend>
      {told.map((skill, index) => (
        <TranslatedField
          key={skill}
          label={`Ferdighet ${index + 1}`}
          original={skill}
          value={translations.find(({ original }) => original === skill)?.text ?? ''}
          onChange={(text) => write(skill, text)}
        />
      ))}
    </fieldset>
  );
}
