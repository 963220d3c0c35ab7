import type { Reply } from '../../../contract/endpoint.ts';
import { salaryText } from '../../../contract/positions/pay-in-words.ts';
import { experienceLabels } from '../../../contract/positions/position-words.ts';
import { workLanguagesText } from '../../../contract/positions/work-languages-in-words.ts';
import type { positions } from '../../../contract/positions.ts';
import { promisesFact } from '../../businesses/kept-promises.ts';
import { formatDate } from '../../platform/format.ts';
import { engagementLabels } from '../../positions/kind-labels.ts';
import { FactList, type TextFact } from '../../ui/fact-list.tsx';
import styles from './position.module.css';

type Position = Reply<typeof positions.read>['position'];

interface Props {
  position: Position;
  payInProfession: string | null;
}

export const PositionFacts = ({ position, payInProfession }: Props) => (
  <section className={`card ${styles.card}`} aria-labelledby="facts">
    <h2 id="facts" className={styles.heading}>
      Fakta
    </h2>
    <FactList facts={positionFacts(position)} />
    {payInProfession && <p className={styles.belowFacts}>{payInProfession}</p>}
  </section>
);

export function positionFacts(position: Position): TextFact[] {
  const {
    positionType,
    engagement,
    experience,
    profession,
    workLanguages,
    remote,
    salaryRange,
    applicationDeadline,
    answerBy,
    hasApplicantList,
    isReadAnonymously,
    promises,
    expiryDate,
    municipal,
    county,
  } = position;
  return [
    ['Lønn', salaryText(salaryRange)],
    ['Stillingstype', positionType],
    ['Ansettelsesform', engagement && engagementLabels[engagement]],
    ['Erfaring', experience && experienceLabels[experience]],
    ['Yrke', profession],
    ['Arbeidsspråk', workLanguagesText(workLanguages)],
    ['Hjemmekontor', remote && 'Mulig'],
    ['Kommune', municipal && [municipal, county !== municipal && county].filter(Boolean).join(', ')],
    ['Søknadsfrist', applicationDeadline && formatDate(applicationDeadline)],
    ['Svar til søkerne', answerBy && `Innen ${formatDate(answerBy)}`],
    ...(answerBy ? [promisesFact(promises)] : []),
    ['Anonym lesing', isReadAnonymously && 'Arbeidsgiveren leser søknadene uten å se hvem som har søkt.'],
    ['Søkerliste', hasApplicantList && 'Offentlig. Du kan be om å bli unntatt når du søker.'],
    ['Utløper', formatDate(expiryDate)],
  ];
}
