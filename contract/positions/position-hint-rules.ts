import { words } from '../words-found.ts';

/** Fields of a position that are read word by word. */
export type HintedText = 'title' | 'description' | 'requirements' | 'workSchedule';

export interface HintRule {
  name: string;
  /** `law`: may break the law as it stands. `clarity`: lawful, but keeps good people away. */
  kind: 'law' | 'clarity';
  pattern: RegExp;
  /** Also in a sentence that welcomes everybody. */
  evenWhenWelcoming?: true;
  /** The text answers the objection itself. */
  unless?: RegExp;
  explanation: string;
  suggestion: string;
}

const equality = 'likestillings- og diskrimineringsloven';
const asked = '(?:søker|ser etter|ønsker oss|ønsker|trenger|ansetter|kun|bare|fortrinnsvis|helst|må være|skal være)';
const few = '(?:\\p{L}+(?:,| og)? ){0,2}';
/** Whom one hires, as the end of a word. */
const role =
  '\\p{L}*(?:medarbeider|selger|servitør|kelner|bartender|barista|kokk|assistent|konsulent|vikar|vakt|hjelp|renholder|resepsjonist|frisør|sjåfør|montør|ingeniør|utvikler|lærer|pleier|arbeider|håndverker|rådgiver|leder|sjef|ekspeditør|vert|talent|kollega|kandidat|søker|snekker|elektriker|mekaniker|maler)(?:er|e|r)?';
/** Whom one works for: their age is none that is asked for. */
const servedBefore =
  '(?<!(?:barn|born|unge|ungdom|elev|gutter|jenter|bruker|beboer|pasient|klient|deltaker|medlem|personer|kunde|gjest)\\p{L}* (?:\\p{L}+ ){0,3})';
/** "Ung og sprek", "unge, blide". */
const young = '(?:ung|unge|ungdommelige?)(?:(?: og|,) \\p{L}+)?';

/**
 * What an ad should not say or ask, by the rules for employers in the equality act (§§ 6, 30), the working environment act
 * (§§ 9-3, 13-1, 13-4) and the personal data act (§ 12). Plain patterns that may be wrong: they advise, they never refuse.
 */
export const hintRules: HintRule[] = [
  {
    name: 'gendered-title',
    kind: 'law',
    pattern: words(
      '\\p{L}*(?:vaske|rengjørings|kontor|sentralbord|kantine|butikk|salgs)dame[nr]?|syke(?:søster|pike)\\p{L}*|helsesøst\\p{L}+|stuepike\\p{L}*|barnepike\\p{L}*|servitrise\\p{L}*|lærerinne\\p{L}*|sekretærinne\\p{L}*|husmorvikar\\p{L}*|(?:lager|salgs|altmulig|tømmer|brann|politi|vaktmester|anleggs|handy|ombuds|for|bas|verksted|stands)(?:mann|mannen|menn|mennene)|(?:viser|lager|pikkolo|butikk)gutt(?:en|er)?',
    ),
    explanation: `Tittelen peker ut ett kjønn. En stilling skal lyses ut for alle, se ${equality} § 6.`,
    suggestion:
      'Bruk en tittel uten kjønn, for eksempel renholder, helsesykepleier, lagermedarbeider, selger eller leder.',
  },
  {
    name: 'one-gender',
    kind: 'law',
    pattern: words(
      `${asked} (?:en |ei |et |to |flere )?${few}(?:mann|menn|kvinner?|jenter?|gutter|gutt|damer?|herrer?|karer)`,
    ),
    explanation: `Å be om ett kjønn er som regel forbudt, se ${equality} § 6. Å oppfordre det underrepresenterte kjønnet til å søke er lov.`,
    suggestion: 'Skriv hva personen skal kunne, og la kjønn være.',
  },
  {
    name: 'gendered-pronoun',
    kind: 'law',
    pattern: words('(?:han|hun) (?:skal|må|bør) (?:\\p{L}+ )?(?:ha|være|kunne|lede|jobbe|arbeide|trives|like|bidra)'),
    explanation: 'Teksten forutsetter at den som ansettes, er av ett kjønn.',
    suggestion: 'Skriv «du» eller «den vi ansetter».',
  },
  {
    name: 'age',
    kind: 'law',
    pattern: words(
      [
        '(?:du er|søker|ser etter|være|alder(?:en)?|kandidater|søkere) (?:\\p{L}+ )?(?:under|yngre enn|maks(?:imalt)?|inntil|ikke eldre enn|ikke over) \\d{2}(?: år)?|(?:yngre enn|ikke eldre enn) \\d{2}(?: år)?',
        `${servedBefore}(?:mellom|alder(?:en)?:?|fra) \\d{2} ?(?:og|til|-|–) ?\\d{2} år(?! (?:\\p{L}+ ){0,2}(?:erfaring|praksis))(?: gammel)?`,
        `${role},? (?:gjerne |helst )?(?:under|yngre enn|inntil|mellom \\d{2} og) \\d{2} år(?! (?:\\p{L}+ ){0,2}(?:erfaring|praksis|kan|får|må|skal|har))`,
        '(?:du er|gjerne|helst) (?:\\p{L}+ )?(?:under \\d{2} år|i (?:20|30|tjue|tretti)-?årene)|aldersgrense \\d{2}',
        `unge søkere|(?<!(?:for|med|av|til|blant|mot) (?:en |et )?)ung(?:(?: og|,) \\p{L}+)? ${role}|^(?:vår )?${young} ${role}`,
        `(?:søker|ser etter|ønsker oss|ansetter|trenger|fortrinnsvis|helst) (?:deg som er |(?:en|ei|to|tre|flere|noen) )?(?:\\p{L}+(?:,| og) )?(?<!barn (?:og|,) )${young} (?:${role}|mennesker|folk|til)`,
        '(?:du|deg|dere) som er ung(?! (?:i sinnet|til sinns))|(?:du er|en) ung(?:,| og| \\p{L}*(?:medarbeider|person|kollega))|(?:må|bør|skal) være ung',
        'ungt(?:(?:,| og) \\p{L}+| \\p{L}+ og \\p{L}+| \\p{L}+)? (?:team|arbeidsmiljø|miljø|kollegium)|ungt (?:\\p{L}+ )?og (?:\\p{L}+ )?lag|ung (?:og \\p{L}+ )?(?:gjeng|stab)',
        'ungdommelig[et]?(?! (?:stil|profil|konsept|publikum|målgruppe|mote|klær|uttrykk|preg|design|kolleksjon|butikk|nettbutikk|merke|merkevare|kunder|kundegruppe)(?!\\p{L}))',
      ].join('|'),
    ),
    explanation:
      'En aldersgrense må ha en saklig grunn, se arbeidsmiljøloven § 13-1. Krav i lov, som 18 år for alkoholservering, er lov.',
    suggestion: 'Skriv hvilken erfaring eller hvilke oppgaver det gjelder, i stedet for alder.',
  },
  {
    name: 'family',
    kind: 'law',
    pattern: words(
      'familieplan(?:er|lagt|legging)|sivil(?:status|stand)|er du gravid|ikke (?:være )?gravid(?:e)?|graviditetstest|(?:planer om|planlegger)(?: å få)? barn|har du (?:små)?barn(?!-| og (?:unge|ungdom))|uten (?:små)?barn|barnløs(?:e)?|ikke (?:ha )?(?:hjemmeboende|små) ?barn|(?<!(?:foreldre|de|dem|familier) som )(?:ikke ha|du har ikke|du ikke har|som ikke har) (?:egne )?barn(?!-| (?:i|med|på|og))|ugifte?',
    ),
    explanation: `En arbeidsgiver kan ikke spørre om graviditet, adopsjon eller planer om å få barn, se ${equality} § 30.`,
    suggestion: 'Skriv hvilke arbeidstider stillingen har, og la søkeren vurdere det selv.',
  },
  {
    name: 'religion',
    kind: 'law',
    pattern: words(
      '(?:personlig|bekjennende|aktiv|praktiserende) (?:kristen|muslim|jøde|troende)|(?:må|bør|skal) (?:være|bekjenne seg|dele) (?:\\p{L}+ ){0,2}(?:kristen|muslim|troende|kristne?|trosgrunnlag)|(?:din|søkerens|oppgi|hvilken|hvilket) (?:religion|livssyn|trosretning|tro)|medlem(?:skap)? (?:av|i) (?:den norske )?(?:kirke|kirken)',
    ),
    explanation: `Religion og livssyn kan bare etterspørres når stillingen selv krever det, for eksempel i et trossamfunn, se ${equality} § 30.`,
    suggestion: 'Skriv hvilke oppgaver som henger sammen med livssyn, eller la det være.',
  },
  {
    name: 'ethnicity',
    kind: 'law',
    pattern: words(
      'etnisk norsk(?:e)?|(?:du|deg som|dere som) er (?:\\p{L}+(?:,| og) ){0,2}norsk(?=[.,;]| og (?!engelsk|svensk)|$)|(?:norsk|nordisk|skandinavisk|vestlig) (?:bakgrunn|opphav|herkomst|avstamning)|norsk som morsmål|(?:norsk|nordisk|skandinavisk) morsmål|morsmål(?:et)? (?:må være|er|skal være) (?:norsk|skandinavisk)|hudfarge|uten (?:\\p{L}+ )?aksent|(?:ditt|søkerens|oppgi) (?:fødeland|opprinnelsesland|etnisitet)',
    ),
    explanation: `Krav om bakgrunn eller morsmål kan være diskriminering på grunn av etnisitet, se ${equality} § 6.`,
    suggestion: 'Skriv hvor godt norsk oppgavene krever, for eksempel «gode norskkunnskaper, skriftlig og muntlig».',
  },
  {
    name: 'citizenship',
    kind: 'law',
    pattern: words('norsk(?:e)? statsborger(?:skap|e)?'),
    unless: /(?:sikkerhets|sikkerheits|tryggleiks)(?:klarer|lov)|klarering|forsvaret|politi|utlendingslov(?:en|a)/i,
    explanation:
      'Krav om norsk statsborgerskap må ha grunnlag i lov, for eksempel sikkerhetsloven. Ellers holder det at søkeren har lov til å arbeide i Norge.',
    suggestion: 'Skriv «du har lov til å arbeide i Norge», eller nevn loven som krever statsborgerskap.',
  },
  {
    name: 'health',
    kind: 'law',
    pattern: words(
      '(?:må|bør|skal) (?:ha|være) (?:ved )?(?:svært |meget )?(?:god helse|(?:helt )?frisk|funksjonsfrisk)|(?:du|som) har god helse|(?:lavt|lite|intet|ingen|uten) (?:tidligere )?sykefravær(?! i (?:bedriften|kommunen|avdelingen))(?= (?:siste|de siste|tidligere|er et krav|kreves|hos deg))|sykdomshistorikk|(?:oppgi|dine) helseopplysninger|sykehistorie|ikke egnet for (?:personer|søkere|deg) med (?:\\p{L}+ )?(?:nedsatt|funksjons\\p{L}+|handikapp?|handicap)',
    ),
    explanation: `En arbeidsgiver kan bare be om helseopplysninger som er nødvendige for oppgavene, se arbeidsmiljøloven § 9-3 og ${equality} § 30.`,
    suggestion: 'Beskriv hva arbeidet krever, for eksempel «løft opp til 25 kilo», og si fra om tilrettelegging.',
  },
  {
    name: 'union-or-politics',
    kind: 'law',
    pattern: words(
      '(?:er du|ikke være|ikke vær|ikke) (?:fag)?organisert|(?:medlem(?:skap)?|tillitsvalgt) i (?:en )?fagforening(?:en)?|(?:ditt|søkerens|oppgi|ditt eget) (?:politiske? (?:syn|ståsted|tilhørighet)|partimedlemskap)|politisk tilhørighet',
    ),
    explanation:
      'En arbeidsgiver kan ikke spørre om fagforening eller politisk syn, med få unntak, se arbeidsmiljøloven § 13-4.',
    suggestion: 'La det være. Dere kan gjerne fortelle at dere har tariffavtale.',
  },
  {
    name: 'orientation',
    kind: 'law',
    pattern: words('(?:seksuell(?:e)?|din) (?:legning|orientering)|hetero(?:fil|seksuell)e?|homofil(?:e)?'),
    explanation: `Seksuell orientering og kjønnsidentitet kan ikke etterspørres, se ${equality} § 30.`,
    suggestion: 'La det være.',
  },
  {
    name: 'national-id',
    kind: 'law',
    pattern: words('(?:fødsels|person)nummer(?:et)?|bank[- ]?id|kontonummer(?:et)?'),
    evenWhenWelcoming: true,
    explanation:
      'Fødselsnummer trengs ikke for å søke, se personopplysningsloven § 12. Svindlere ber om det samme som dette i falske annonser.',
    suggestion: 'Be om det først når dere har inngått en arbeidsavtale, og aldri på e-post.',
  },
  {
    name: 'police-certificate',
    kind: 'law',
    pattern: words('politiattest(?:en)?|vandelsattest(?:en)?|rulleblad'),
    unless: /§|lov(?:en|a)(?!\p{L})/iu,
    explanation: 'Politiattest kan bare kreves når en lov gir rett til det, og søkeren skal få vite hvilken.',
    suggestion: 'Nevn loven, for eksempel «politiattest etter barnehageloven § 30».',
  },
  {
    name: 'unpaid-trial',
    kind: 'law',
    pattern: words(
      '(?:ulønnet|ubetalt|gratis) (?:\\p{L}+ )?(?:prøve(?:vakt|tid|dag|arbeid|periode)\\p{L}*|opplæring\\p{L}*|vakt\\p{L}*)|(?:prøve(?:vakt|dag|periode)\\p{L}*) uten lønn',
    ),
    evenWhenWelcoming: true,
    explanation: 'Arbeid for dere er arbeid med lønn, også i prøvetid og opplæring.',
    suggestion: 'Skriv at prøvetid og opplæring er lønnet.',
  },
  {
    name: 'earlier-pay',
    kind: 'clarity',
    pattern: words(
      '(?:nåværende|tidligere|dagens|forrige) (?:lønn|årslønn|lønnsnivå)|lønnshistorikk|lønnsslipp(?:er)?',
    ),
    explanation: 'Spørsmål om tidligere lønn viderefører gamle lønnsforskjeller.',
    suggestion: 'Skriv hva dere kan tilby.',
  },
  {
    name: 'photo',
    kind: 'clarity',
    pattern: words(
      '(?:legg|send|vedlegg|last opp)\\p{L}* (?:ved |med |inn )?(?:et |ditt )?(?:\\p{L}+ )?(?:bilde|foto|portrett)(?:t)?|pent utseende|attraktivt utseende',
    ),
    explanation: 'Bilde og utseende sier ingenting om hvem som kan gjøre jobben, og kan føre til usaklig utvelgelse.',
    suggestion: 'Be om CV og svar på spørsmål i stedet.',
  },
  {
    name: 'perfect-norwegian',
    kind: 'clarity',
    pattern: words('(?:perfekt|feilfri|plettfri)(?:tt)? norsk|norsk (?:helt )?(?:perfekt|feilfritt|plettfritt)'),
    explanation: `Strengere språkkrav enn oppgavene trenger, kan være diskriminering, se ${equality} § 6.`,
    suggestion: 'Skriv hvor godt norsk oppgavene krever.',
  },
  {
    name: 'jargon',
    kind: 'clarity',
    pattern: words(
      'ninja|rockstjerne|rockstar|superstjerne|tåle en støyt|sulten på suksess|stå-på-vilje|høyt under taket',
    ),
    explanation: 'Slike ord sier lite om jobben, og undersøkelser viser at de skremmer bort noen.',
    suggestion: 'Si med vanlige ord hva personen skal gjøre.',
  },
];
