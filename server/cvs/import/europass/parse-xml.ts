import { Parser } from 'htmlparser2';
import { refuseTooMany } from '../refuse-too-many.ts';

export interface XmlElement {
  /** Without its prefix, which differs from file to file. */
  name: string;
  attributes: Record<string, string>;
  content: (XmlElement | string)[];
}

/** Twice what the formats need. */
const MOST_DEPTH = 40;
/** Of all elements together. */
const MOST_ATTRIBUTES = 100_000;

/**
 * Throws when it is cut off, or more than a CV is. A document type is refused: what it names could be large or lie
 * elsewhere, and Europass writes none.
 */
export function parseXml(xml: string): XmlElement | undefined {
  refuseTooMany(xml, /[<&]/g);
  const document: XmlElement = { name: '', attributes: {}, content: [] };
  const open = [document];
  let attributes = 0;
  const parser = new Parser(
    {
      onattribute: () => {
        if (++attributes > MOST_ATTRIBUTES) throw new Error('no CV has so many attributes');
      },
      onopentag: (name, given) => {
        if (open.length > MOST_DEPTH) throw new Error('no CV is so deep');
        const element = { name: name.replace(/^.*:/, ''), attributes: given, content: [] };
        open.at(-1)?.content.push(element);
        open.push(element);
      },
      onclosetag: () => open.pop(),
      ontext: (text) => open.at(-1)?.content.push(text),
      onprocessinginstruction: (name) => {
        if (/^!doctype/i.test(name)) throw new Error('a document type');
      },
    },
    { xmlMode: true },
  );
  // Without an end, which would close what the file leaves open.
  parser.write(xml);
  if (open.length > 1) throw new Error('cut off');
  return document.content.find((each) => typeof each !== 'string');
}
