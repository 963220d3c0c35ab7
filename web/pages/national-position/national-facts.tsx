import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { deadlineText } from '../../national/deadline-text.ts';
import { nationalKind, startText } from '../../national/national-texts.ts';
import { workPlaceText } from '../../national/work-place-text.ts';
import { formatDate } from '../../platform/format.ts';
import { FactList, type TextFact } from '../../ui/fact-list.tsx';
import pageStyles from '../position/position.module.css';
import styles from './national-position.module.css';

type Position = Reply<typeof national.read>['position'];

interface Props {
  position: Position;
  payInProfession: string | null;
}

export function NationalFacts({ position, payInProfession }: Props) {
  const { workLocations } = position;
  return (
    <section className={`card ${pageStyles.card}`} aria-labelledby="facts">
      <h2 id="facts" className={pageStyles.heading}>
        Fakta
      </h2>
      <FactList facts={nationalFacts(position)} />
      {payInProfession && <p className={pageStyles.belowFacts}>{payInProfession}</p>}
      {workLocations.length > 0 && (
        <>
          <h3 className={styles.placesHeading}>{workLocations.length === 1 ? 'Arbeidssted' : 'Arbeidssteder'}</h3>
          <ul className={styles.places}>
            {workLocations.map((location) => (
              <li key={JSON.stringify(location)}>{workPlaceText(location)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function nationalFacts(position: Position): TextFact[] {
  const { engagementtype, extent, sector, starttime, positioncount, professions, expires, published } = position;
  return [
    ['Ansettelsesform', engagementtype && nationalKind({ engagementtype, extent: null })],
    ['Omfang', extent],
    ['Sektor', sector],
    ['Yrke', professions.join(', ')],
    ['Antall stillinger', positioncount > 1 ? `${positioncount}` : null],
    ['Oppstart', starttime && startText(starttime)],
    ['Søknadsfrist', deadlineText(position)],
    ['Utløper', formatDate(expires)],
    ['Publisert', formatDate(published)],
  ];
}
