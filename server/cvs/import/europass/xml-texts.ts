import { cutWhole } from '../../../../contract/cut-whole.ts';
import { withoutMarkup } from '../without-markup.ts';
import type { XmlElement } from './parse-xml.ts';

/** More entries than a CV has room for, so that what is left over can be told. */
export const MOST_READ = 600;

export const elementsIn = (element: XmlElement | undefined) =>
  (element?.content ?? []).filter((each) => typeof each !== 'string').slice(0, MOST_READ);

/** What stands at the end of a path of names. */
export const all = (from: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce(
    (found, name) =>
      found.flatMap((element) => elementsIn(element).filter((each) => each.name === name)).slice(0, MOST_READ),
    from ? [from] : [],
  );

export const first = (from: XmlElement | undefined, ...path: string[]): XmlElement | undefined => all(from, ...path)[0];

const written = ({ content }: XmlElement): string =>
  content.map((each) => (typeof each === 'string' ? each : written(each))).join('');

export const lineOf = (element: XmlElement) => withoutMarkup(written(element)).replace(/\s+/g, ' ').trim();

/** Where it stands more than once, the first that says anything. */
export const lineAt = (from: XmlElement | undefined, ...path: string[]) =>
  all(from, ...path)
    .map(lineOf)
    .find(Boolean) ?? '';

/** Always HTML, also where it holds no tags. */
const paragraphOf = (element: XmlElement) => withoutMarkup(`<p>${written(element)}</p>`);

export const paragraphAt = (from: XmlElement | undefined, ...path: string[]) =>
  all(from, ...path)
    .map(paragraphOf)
    .filter(Boolean)
    .join('\n');

/** Of a list, its items. */
export const linesOf = (element: XmlElement) =>
  paragraphOf(element)
    .split('\n')
    .slice(0, MOST_READ)
    .map((line) => line.replace(/^- /, ''))
    .filter(Boolean);

const saysAnything = (element: XmlElement) => lineOf(element) !== '';

const LONGEST_NAME = 60;

/** By what we call them, where there is no place for them in a CV. */
export const unplacedIn = (element: XmlElement | undefined, placed: Set<string>, names: Map<string, string>) =>
  elementsIn(element)
    .filter((each) => !placed.has(each.name) && saysAnything(each))
    .map(({ name }) => names.get(name) ?? `«${cutWhole(name, LONGEST_NAME)}»`);
