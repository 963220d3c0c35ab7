import type { ReactNode } from 'react';
import type { CvPeriod } from '../../contract/cvs/cv-fields.ts';
import { WrittenText } from '../ui/written-text.tsx';
import styles from './candidate-view.module.css';
import type { Candidate } from './candidate-view.tsx';
import { periodInWords } from './period-in-words.ts';

interface Props {
  cv: NonNullable<Candidate['cv']>;
  level: 2 | 4;
}

/** Of a CV, what somebody did and can do. */
export function ShownCv({ cv, level }: Props) {
  const { aboutMe, experience, education, skills, languages } = cv;
  const Heading = `h${level}` as const;
  const Title = level === 2 ? 'h3' : 'h5';
  const part = (title: string, isThere: boolean, content: ReactNode) =>
    isThere && (
      <section className={styles.part}>
        <Title>{title}</Title>
        {content}
      </section>
    );
  const jobs = experience.map(({ title, company, ...rest }) => ({ ...rest, words: [title, company] }));
  const schools = education.map(({ degree, field, institution, ...rest }) => ({
    ...rest,
    words: [degree, field, institution],
  }));
  return (
    <section className={styles.cv}>
      <Heading>CV</Heading>
      {aboutMe && <WrittenText text={aboutMe} />}
      {part('Arbeidserfaring', jobs.length > 0, <Entries entries={jobs} level={level} />)}
      {part('Utdanning', schools.length > 0, <Entries entries={schools} level={level} />)}
      {part('Ferdigheter', skills.length > 0, <Words words={skills} />)}
      {part('Språk', languages.length > 0, <Words words={languages.map(languageInWords)} />)}
    </section>
  );
}

const languageInWords = ({ name, level }: Props['cv']['languages'][number]) => [name, level].filter(Boolean).join(', ');

interface Entry extends CvPeriod {
  /** What it was and where: the first is its heading. */
  words: string[];
  description: string;
}

const Entries = ({ entries, level }: { entries: Entry[]; level: Props['level'] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
  <ul role="list" className={styles.entries}>
    {entries.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
      <li key={index}>
        <OneEntry entry={entry} level={level} />
      </li>
    ))}
  </ul>
);

function OneEntry({ entry, level }: { entry: Entry; level: Props['level'] }) {
  const [first, ...rest] = entry.words.filter(Boolean);
  const Heading = level === 2 ? 'h4' : 'h6';
  const about = [rest.join(', '), periodInWords(entry)].filter(Boolean).join(' • ');
  return (
    <>
      {first && <Heading>{first}</Heading>}
      {about && <p className="quiet">{about}</p>}
      {entry.description && <WrittenText text={entry.description} />}
    </>
  );
}

const Words = ({ words }: { words: string[] }) => (
  <ul className={styles.words}>
    {words.map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand there twice
      <li key={index}>{word}</li>
    ))}
  </ul>
);
