import { useContext } from 'react';
import type { CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import cvStyles from '../cvs.module.css';
import { staysItself } from '../entry-keys.ts';
import { BetweenLanguages } from './between-languages.ts';
import { TranslatedField } from './translated-field.tsx';

type Translatable<N extends string> = Record<N, string> & {
  translations?: { [L in CvLanguage]?: Record<N, string> | undefined } | undefined;
};

interface Props<N extends string, E extends Translatable<N>> {
  heading: string;
  /** One of them, as in "erfaring 1". */
  one: string;
  entries: E[];
  /** What of each is translated, with its label. */
  fields: Record<N, string>;
  /** What is the same in all languages, to know the entry by. */
  shared: (entry: E) => string;
  /** What stands in the document where nothing is written, if that is not the original. */
  standsThere?: (entry: E) => string | undefined;
  onChange: (entries: E[]) => void;
}

/** They are added, moved and taken away in the original. */
export function TranslatedEntries<N extends string, E extends Translatable<N>>(props: Props<N, E>) {
  const { heading, one, entries, fields, shared, standsThere, onChange } = props;
  const { to } = useContext(BetweenLanguages);
  const names = Object.keys(fields) as N[];
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as Record<N, string>;
  if (entries.length === 0) return null;

  const write = (entry: E, name: N, typed: string) => {
    const texts = { ...blank, ...entry.translations?.[to], [name]: typed };
    const changed = { ...entry, translations: { ...entry.translations, [to]: texts } };
    staysItself(entry, changed);
    onChange(entries.with(entries.indexOf(entry), changed));
  };
  return (
    <fieldset className={cvStyles.section}>
      <legend>{heading}</legend>
      {entries.map((entry, index) => {
        const number = index + 1;
        return (
          <fieldset key={number} className={cvStyles.card} aria-label={`${one} ${number}`}>
            {shared(entry) && <p className="quiet">{shared(entry)}</p>}
            {names.map((name) => (
              <TranslatedField
                key={name}
                label={fields[name]}
                type={name === 'description' ? 'paragraph' : 'text'}
                original={entry[name]}
                instead={standsThere?.(entry)}
                value={entry.translations?.[to]?.[name] ?? ''}
                onChange={(typed) => write(entry, name, typed)}
              />
            ))}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
