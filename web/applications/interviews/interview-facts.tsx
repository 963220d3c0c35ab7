import type { Interview } from '../../../contract/applications/interview-fields.ts';
import { interviewTime, placeNames, wayNames } from '../../../contract/applications/interview-words.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import styles from './interviews.module.css';

/** How, where and when; the same for both sides. */
export function InterviewFacts({ interview, from }: { interview: Interview; from: string }) {
  const { way, place, minutes, chosen, message } = interview;
  const facts: Fact[] = [
    ['Tid', chosen && interviewTime(chosen, minutes)],
    ['Varighet', !chosen && `${minutes} minutter`],
    ['Hvordan', wayNames[way]],
    [placeNames[way], place && <Place way={way} place={place} />],
    [from, message && <span className={styles.written}>{message}</span>],
  ];
  return <FactList facts={facts} />;
}

const Place = ({ way, place }: { way: Interview['way']; place: string }) =>
  way === 'video' ? (
    <a href={place} target="_blank" rel="noopener noreferrer">
      {place}
      <InNewTab />
    </a>
  ) : (
    place
  );
