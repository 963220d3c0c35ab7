import { words, wordsFound } from '../words-found.ts';

export interface Caution {
  rule: string;
  /** The words it is about, as they look. */
  found: string;
  /** To whoever is written to. */
  advice: string;
  /** To whoever writes. */
  instead: string;
}

interface Rule extends Omit<Caution, 'rule' | 'found'> {
  name: string;
  pattern: RegExp;
}

/** What swindlers who call themselves employers ask for. Nothing is refused for it: both sides are told. */
const rules: Rule[] = [
  {
    name: 'secrets',
    pattern: words(
      'bank-? ?id(?:-?(?:en|kode\\p{L}*|brikke\\p{L}*))?|engangskode\\p{L}*|kodebrikke\\p{L}*|sikkerhetskode\\p{L}*|passord(?:et|ene)?|pin-?kode\\p{L}*|cv[cv]2?|kortnummer\\p{L}*|kredittkort\\p{L}*|bankkort\\p{L}*',
    ),
    advice: 'Ingen arbeidsgiver trenger BankID, passord, koder eller kort. Ikke gi det fra deg, og si fra til oss.',
    instead: 'Be aldri en søker om BankID, passord, koder eller kort.',
  },
  {
    name: 'person-number',
    pattern: words(
      'fødselsn(?:umme)?r\\p{L}*|personn(?:umme)?r\\p{L}*|d-nummer\\p{L}*|(?:kopi|bilde|foto|scan|skann) av (?:\\p{L}+ ){0,2}(?:pass(?:et|ene)?|førerkort\\p{L}*|legitimasjon\\p{L}*|id-?kort\\p{L}*)|\\d{6} ?\\d{5}',
    ),
    advice: 'Fødselsnummer og kopi av pass trengs først når du er ansatt, og hører ikke hjemme i en melding.',
    instead: 'Fødselsnummer og kopi av pass trengs først ved ansettelse, og hører ikke hjemme i en melding.',
  },
  {
    name: 'money',
    pattern: words(
      'kontonummer\\p{L}*|kontonr|vipps\\p{L}*|forskudd\\p{L}*|depositum\\p{L}*|gavekort\\p{L}*|bitcoin|krypto\\p{L}*|western union|overfør\\p{L}* (?:\\p{L}+ ){0,3}(?:penger|beløp\\p{L}*|kroner)|(?:du|dere) (?:må|skal|bør) (?!(?:ikke|aldri) )(?:\\p{L}+ ){0,2}(?:inn)?betale|(?:inn)?betal\\p{L}* (?:\\p{L}+ ){0,2}(?:gebyr|avgift)\\p{L}*|\\d{4}[ .]\\d{2}[ .]\\d{5}',
    ),
    advice: 'Du skal aldri betale for å få en jobb. Kontonummer trengs først når du har skrevet arbeidsavtale.',
    instead: 'Kontonummer trengs først etter ansettelse, og en søker skal aldri betale for noe.',
  },
  {
    name: 'elsewhere',
    pattern: words('whats ?app|telegram|wechat|signal-(?:appen|gruppe\\p{L}*)|t\\.me|wa\\.me'),
    advice: 'Den som vil ha samtalen over i en annen app, kan være en annen enn den utgir seg for. Svar heller her.',
    instead: 'Søkeren er tryggest når dere skriver til hverandre her.',
  },
];

/** What to be careful with in a message, each once; as it looks, whichever characters it is written with. */
export const cautionsIn = (message: string): Caution[] => {
  const seen = message
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Pd}/gu, '-');
  return rules.flatMap(({ name, pattern, ...rest }) => {
    const [found] = wordsFound(seen, { pattern, evenWhenWelcoming: true });
    return found === undefined ? [] : { rule: name, found, ...rest };
  });
};
