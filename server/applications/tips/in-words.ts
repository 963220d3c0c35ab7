import { tipLimits } from '../../../contract/applications/application-words.ts';
import { joinWithAnd } from '../../../contract/words-in-a-row.ts';

/** Why somebody is left out. */
export type Skipped = 'gone' | 'unwilling' | 'anonymous' | 'applied' | 'told' | 'often';

/** After how many they are. */
const why: Record<Skipped, (isOne: boolean) => string> = {
  gone: (isOne) => `har trukket ${isOne ? 'søknaden' : 'søknadene'}, eller ${isOne ? 'den' : 'de'} er slettet`,
  unwilling: () => 'vil ikke høre om andre stillinger',
  anonymous: (isOne) => `er ${isOne ? 'anonym' : 'anonyme'}, så vis først hvem det er`,
  applied: () => 'har allerede søkt på den',
  told: () => 'har allerede fått tips om den',
  often: () => `har fått ${tipLimits.most} tips de siste ${tipLimits.days} dagene`,
};

export function sentInWords(sent: number, skipped: Map<Skipped, number>) {
  const said = sent === 1 ? 'Tipset er sendt til én søker.' : `Tipset er sendt til ${sent} søkere.`;
  return skipped.size === 0 ? said : `${said} De andre fikk det ikke: ${counted(skipped)}.`;
}

export function noneInWords(skipped: Map<Skipped, number>) {
  const [[only, count] = ['gone', 0], ...others] = skipped;
  return count === 1 && others.length === 0
    ? `Søkeren ${why[only as Skipped](true)}.`
    : `Ingen fikk tipset: ${counted(skipped)}.`;
}

const counted = (skipped: Map<Skipped, number>) =>
  joinWithAnd([...skipped].map(([reason, count]) => `${count} ${why[reason](count === 1)}`));
