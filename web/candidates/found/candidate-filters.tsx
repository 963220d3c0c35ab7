import { experienceLabels, workLanguageLabels } from '../../../contract/positions/position-words.ts';
import { readSeveral, writeSeveral } from '../../../contract/several.ts';
import { TickBox, TickBoxes } from '../tick-boxes.tsx';
import type { CandidateSearch, Found } from './candidate-search.ts';
import styles from './found.module.css';

interface Props {
  position: Found['position'];
  search: CandidateSearch;
  onChange: (change: Partial<CandidateSearch>) => void;
}

export const CandidateFilters = ({ position, search, onChange }: Props) => (
  <>
    <TickBoxes
      legend="Erfaring"
      labels={experienceLabels}
      chosen={readSeveral(search.experience)}
      onChoose={(chosen) => onChange({ experience: writeSeveral(chosen) })}
    />
    <TickBoxes
      legend="Arbeidsspråk"
      labels={workLanguageLabels}
      chosen={readSeveral(search.workLanguage)}
      onChoose={(chosen) => onChange({ workLanguage: writeSeveral(chosen) })}
    />
    <fieldset className={styles.flags}>
      <legend>Hvem som vises</legend>
      {position.profession && (
        <TickBox
          label="Også andre yrker"
          checked={search.everyProfession}
          onChange={(everyProfession) => onChange({ everyProfession })}
        />
      )}
      {position.place && (
        <TickBox
          label="Også andre steder"
          checked={search.everywhere}
          onChange={(everywhere) => onChange({ everywhere })}
        />
      )}
      <TickBox label="Bare inviterte" checked={search.invited} onChange={(invited) => onChange({ invited })} />
    </fieldset>
  </>
);
