import { languageOf } from '../../contract/positions/language-of.ts';
import { type Block, blocksOf } from '../../contract/written-text.ts';
import { TextWithLinks } from './text-with-links.tsx';
import styles from './written-text.module.css';

/** What people typed, with its paragraphs, lists and addresses. */
export const WrittenText = ({ text }: { text: string }) => (
  <div className={styles.text} lang={languageOf(text)}>
    {blocksOf(text).map((block, index, all) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
      <WrittenBlock key={index} {...block} leads={all[index + 1]?.list === true} />
    ))}
  </div>
);

/** A short line alone above a list is meant as its heading. */
function WrittenBlock({ list, lines, leads }: Block & { leads: boolean }) {
  const isLead = leads && lines.length === 1 && lines.join().length < 60;
  if (!list)
    return (
      <p data-lead={isLead || undefined}>
        <TextWithLinks text={lines.join('\n')} />
      </p>
    );
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <li key={index}>
          <TextWithLinks text={line} />
        </li>
      ))}
    </ul>
  );
}
