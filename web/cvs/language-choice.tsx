import type { CvLanguage } from '../../contract/cv-fields.ts';
import { SelectField } from '../ui/select-field.tsx';

const languages: Record<CvLanguage, string> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'Engelsk' };

interface Props {
  label: string;
  value: CvLanguage;
  onChange: (value: CvLanguage) => void;
}

export function LanguageChoice({ label, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      name="documentLanguage"
      value={value}
      onChange={(chosen) => onChange(chosen as CvLanguage)}
    >
      {Object.entries(languages).map(([language, name]) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
