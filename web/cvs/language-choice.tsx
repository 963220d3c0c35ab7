import { type CvLanguage, cvLanguages } from '../../contract/cvs/cv-fields.ts';
import { SelectField } from '../ui/select-field.tsx';

export const languageNames: Record<CvLanguage, string> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'Engelsk' };

interface Props {
  label: string;
  /** All of them where nothing is said. */
  among?: readonly CvLanguage[];
  value: CvLanguage;
  onChange: (value: CvLanguage) => void;
}

export function LanguageChoice({ label, among = cvLanguages, value, onChange }: Props) {
  return (
    <SelectField label={label} name="documentLanguage" value={value} onChange={onChange}>
      {among.map((language) => (
        <option key={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </SelectField>
  );
}
