import type { Line } from './line.ts';

const labels =
  'navn|namn|name|adresse|address|bosted|fødselsdato|født|fødd|date of birth|born|nasjonalitet|nationality|førerkort';
const labelAlone = new RegExp(`^(?:${labels})\\s*:?$`, 'i');
const labelBeside = new RegExp(`^(${labels})\\s*:?\\t`, 'i');
const isWord = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text);
const isOfName = (text: string) => /^\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}$/u.test(text);

/** What a narrow column has in two lines: a label and what it is of, the parts of a name in large letters, a town below its code. */
export function joinContacts(lines: Line[]): Line[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const usual = Math.min(...lines.map(({ size }) => size));
  const joined: Line[] = [];
  for (const each of lines) {
    const line = { ...each, text: each.text.replace(labelBeside, '$1: ') };
    const last = joined.at(-1);
    const isName = largest > 1.4 * usual && line.size === largest && last?.size === largest;
    if (last && labelAlone.test(last.text)) last.text = `${last.text.replace(/\s*:$/, '')}: ${line.text}`;
    else if (last && isName && isOfName(line.text) && isOfName(last.text))
      last.text += last.text.endsWith('-') ? line.text : ` ${line.text}`;
    else if (last && /^\W{1,3}$/.test(last.text)) last.text = line.text;
    else if (last && /(?:^|[\s,])\d{4}$/.test(last.text) && isWord(line.text)) last.text += ` ${line.text}`;
    else if (last && /linkedin\.com\//i.test(last.text) && /\(LinkedIn\)$/.test(line.text)) last.text += line.text;
    else if (last && /^\S*[.@]\S*[.@_-]$/.test(last.text) && /^[\w.@-]+$/.test(line.text)) last.text += line.text;
    else joined.push(line);
  }
  return joined;
}
