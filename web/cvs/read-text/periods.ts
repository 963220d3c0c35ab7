import { periodOf } from '../../../contract/cvs/cv-dates.ts';

export interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
  onlyYears?: boolean;
  /** From and to, or from and on; otherwise one moment. */
  isRange: boolean;
  /** As they stand there, to be told about. */
  written: readonly [string, string];
  /** What else stands on the line. */
  rest: string;
  /** Where it stands on the line. */
  isFirst: boolean;
}

const month =
  '(?:jan(?:uar|uary)?|feb(?:ruar|ruary)?|mars|mar(?:ch)?|apr(?:il)?|mai|may|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|des(?:ember)?|dec(?:ember)?)\\.?';
const season = '(?:vår|våren|sommer|sommeren|sommar|høst|høsten|haust|vinter|spring|summer|autumn|fall|winter)';
const year = '(?:19|20)\\d\\d(?!\\d)';
const date = `(?:(?:\\d{1,2}\\. ?)?${month},? ?${year}|${season} ${year}|\\d{1,2}\\.\\d{1,2}\\.${year}|\\d{1,2} ?[./] ?${year}|${year}[-.](?:0[1-9]|1[0-2])(?:-\\d\\d)?(?!\\d)|${year})`;
const dash = '\\s{0,3}(?:-|–|—|−|→| til | to | until )\\s{0,3}';
const now =
  '(?:nå|no|now|present|current|today|til dags dato|dags dato|dags\\.? ?dato|d\\.?\\s?d\\.?|i ?dag|pågående|pågår|ongoing|fortsatt|nåværende|notid|nåtid)(?![\\p{L}])\\.?';
const open = '(?=\\s*(?:[)\\],\\t]|$))';
const span = `(?:fra |from |f\\.o\\.m\\.? )?(?<from>${date})(?:${dash}(?:(?<to>${date})|(?<now>${now})|(?<short>\\d\\d)(?!\\d)|${open})|/(?<next>\\d\\d)(?!\\d))`;
const months = `(?<first>${month})${dash}(?<last>${month}),? ?(?<of>${year})`;
const since = `(?:siden|sidan|since|fra|from) (?<since>${date})`;
/** "2 år 11 måneder", as LinkedIn counts. */
const counted =
  '(?:\\(?\\s?(?:(?:\\d{1,2}|mindre enn ett) (?:år|years?|yrs?))?\\s?(?:\\d{1,2} (?:måneder|måned|mnd\\.?|months?|mos?\\.?))?\\s?\\)?)';
const one = `(?<one>${date})`;

const edges = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}./])[([]?(?:${body})(?![\\p{L}\\p{N}])[)\\]]?`, 'giu');
const patterns = [edges(span), edges(months), edges(since), edges(one)];
const onlyCounted = new RegExp(`^${counted}$`, 'i');

/** Longer lines are sentences. */
const MOST_LETTERS = 200;

/** "5 år 2 måneder" under the name of an employer where somebody has had several positions. */
export const isOnlyDuration = (text: string) => /\d/.test(text) && onlyCounted.test(text);

/** A period at the beginning or the end of a line, or set apart within it. */
export function findPeriod(text: string): Period | undefined {
  if (text.length > MOST_LETTERS || !/\d{4}/.test(text)) return undefined;
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const period = periodAt(text, match, pattern !== patterns[3]);
      if (period) return period;
    }
  }
  return undefined;
}

function periodAt(text: string, match: RegExpExecArray, isRange: boolean): Period | undefined {
  const before = text.slice(0, match.index).trimEnd();
  const after = text.slice(match.index + match[0].length).trimStart();
  const isFirst = before === '';
  const isLast = after === '' || onlyCounted.test(after) || /^[,)]$/.test(after);
  const isBetween = isRange && /[,|·•\t]$/.test(before) && /^[,|·•\t–-]/.test(after);
  if (!isFirst && !isBetween && !isLast) return undefined;
  // "Utdannet i 2018": a year within what somebody says.
  if (!isRange && !isFirst && !/[,|·•\t(–—:-] ?$/.test(text.slice(0, match.index)) && !/^[([]/.test(match[0]))
    return undefined;
  if (!isRange && isFirst && after !== '' && !/^[,|·•\t:–—-]|^\p{Lu}/u.test(after)) return undefined;
  const rest = isLast ? before : [before, after].filter(Boolean).join('\t');
  return { ...datesIn(match.groups ?? {}), isRange, rest: withoutSeparators(rest), isFirst };
}

function datesIn(found: Record<string, string | undefined>) {
  const { from, to, next, short = next, first, last, of, since: start, one: moment } = found;
  if (first && last && of) return between(`${first} ${of}`, `${last} ${of}`, false);
  const end = short && from ? `${from.slice(0, 2)}${short}` : to;
  if (from) return between(from, end ?? '', !end);
  return between(start ?? moment ?? '', '', Boolean(start));
}

function between(from: string, to: string, current: boolean) {
  const written = [plain(from), plain(to)] as const;
  const period = periodOf(...written);
  return { ...period, current: current && period.startDate !== '', written };
}

const beginsWithSeason = new RegExp(`^${season} `, 'i');

/** As `dateOf` reads it. Of a season no month is known. */
const plain = (written: string) =>
  written
    .replace(beginsWithSeason, '')
    .replace(/ ?([./]) ?(?=\d{4}$)/, '$1')
    .replace(/^(\d{4})\.(\d\d)$/, '$1-$2')
    .replace(/(\p{L}\.?),? ?(\d{4})$/u, '$1 $2')
    .replace(/^(\d{1,2})\.(?=\p{L})/u, '$1. ');

export const withoutSeparators = (text: string) => text.replace(/^[\s,|·•:–—-]+/, '').replace(/[\s,|·•:–—([-]+$/, '');
