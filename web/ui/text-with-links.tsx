import { partsWithLinks } from '../../contract/links-in-text.ts';
import { InNewTab } from './in-new-tab.tsx';

/** What somebody typed, with its addresses to open. As in the ads of NAV, they are no recommendation of ours. */
export const TextWithLinks = ({ text }: { text: string }) =>
  partsWithLinks(text).map(({ text: words, link }, index) =>
    link ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <TypedLink key={index} words={words} link={link} />
    ) : (
      words
    ),
  );

const TypedLink = ({ words, link }: { words: string; link: string }) =>
  link.startsWith('mailto:') ? (
    <a href={link}>{words}</a>
  ) : (
    <a href={link} target="_blank" rel="nofollow noopener noreferrer ugc">
      {words}
      <InNewTab />
    </a>
  );
