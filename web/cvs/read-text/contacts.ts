/** What tells by its form what it is. Each is bounded, so that no text takes longer than it is. */
const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
const phone =
  /(?<![\d.])(?:\(?(?:\+|00)\d{1,3}\)?[\s-]?)?(?:\d{8}|\d{2}(?:[\s-]\d{2}){3}|\d{3}[\s-]\d{2}[\s-]\d{3})(?![\d.]|-\d)/;
const foreignPhone = /(?:\+|00)\d{1,3}(?:[\s()-]{0,2}\d){6,12}(?!\d)/;
const link =
  /(?:https?:\/\/|www\.)[^\s,;|]{3,200}|(?:[a-z]{2,3}\.)?(?:linkedin|github|facebook|instagram|behance)\.com\/[^\s,;|()]{1,200}|\b[a-z\d-]{2,40}\.(?:no|com|io|dev|net)(?:\/[^\s,;|]{0,200})?(?=$|[\s,;|)])/i;

export interface Contacts {
  email: string;
  phone: string;
  links: string[];
  /** Further ones. */
  others: string[];
  rest: string;
}

/** What of a line is known by its form, and the rest of it. */
export function contactsIn(text: string): Contacts {
  // Small pictures of envelopes and telephones are letters.
  let rest = text.replace(/\p{So}\ufe0f?/gu, '\t');
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)?.[0] ?? '';
    if (found) rest = rest.replace(found, '\t');
    return found;
  };
  const takeAll = (pattern: RegExp) => {
    const all: string[] = [];
    while (all.length < MOST_OF_A_LINE) {
      const found = take(pattern);
      if (!found) break;
      all.push(found);
    }
    return all;
  };
  const [email = '', ...mails] = takeAll(mail);
  const [number = '', ...numbers] = [...takeAll(phone), ...takeAll(foreignPhone)].map((each) => each.trim());
  const links = takeAll(link);
  return { email, phone: number, links, others: [...mails, ...numbers], rest: withoutLabels(rest) };
}

const MOST_OF_A_LINE = 10;

const labels =
  /(?:^|(?<=[\s\t,|;·•(]))(?:e-?post(?:adresse)?|e-?mail|mail|epost|telefon(?:nummer)?|tlf|tel|mobil(?:telefon|nummer)?|mob|phone|mobile|cell|linkedin|github|nettside|web|website|hjemmeside|portefølje|portfolio|personal|company|home|work)\.?\s*[:.]?\s*(?=$|[\t,|;·•)(])/giu;

/** Without the names of what was taken out, and the signs between. */
const withoutLabels = (text: string) =>
  text
    .replace(labels, '')
    .replace(/\((?:[\s\t]|LinkedIn|Mobile|Mobil|Home|Work|Personal|Company)*\)/gi, '')
    .replace(/(?:\s*[\t|•·;/]\s*)+/g, '\t')
    .replace(/^[\s,:()–-]+|[\s,:(–-]+$/g, '');
