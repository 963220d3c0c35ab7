import { type CvTemplate, cvTemplates } from '../../contract/cvs/cv-fields.ts';
import { SelectField } from '../ui/select-field.tsx';

const names: Record<CvTemplate, string> = { default: 'Standard', modern: 'Moderne', minimal: 'Minimalistisk' };

export function TemplateChoice({ value, onChange }: { value: CvTemplate; onChange: (value: CvTemplate) => void }) {
  return (
    <SelectField label="Mal" name="template" value={value} onChange={onChange}>
      {cvTemplates.map((template) => (
        <option key={template} value={template}>
          {names[template]}
        </option>
      ))}
    </SelectField>
  );
}
