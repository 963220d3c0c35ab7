import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import {
  type ElsewhereState,
  elsewhereStateNames,
  elsewhereStates,
} from '../../../contract/applications/elsewhere-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './elsewhere.module.css';

interface Props {
  entries: ElsewhereEntry[];
  value: ElsewhereState | '';
  onChange: (state: ElsewhereState | '') => void;
}

export const StateFilter = ({ entries, value, onChange }: Props) => (
  <div className={styles.filter}>
    <SelectField label="Vis" name="state" value={value} onChange={onChange}>
      <option value="">Alle ({entries.length})</option>
      {elsewhereStates.map((each) => (
        <option key={each} value={each}>
          {elsewhereStateNames[each]} ({entries.filter(({ state }) => state === each).length})
        </option>
      ))}
    </SelectField>
  </div>
);
