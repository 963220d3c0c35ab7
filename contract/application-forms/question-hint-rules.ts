import type { HintRule } from '../positions/position-hint-rules.ts';
import { words } from '../words-found.ts';
import { healthQuestions } from './health-questions.ts';

interface QuestionRule extends Partial<Pick<HintRule, 'explanation' | 'suggestion'>> {
  pattern: RegExp;
  /** The ad's own pattern would misread questions, or what may be answered. */
  instead?: true;
}

const equality = 'likestillings- og diskrimineringsloven';
const few = '(?:\\p{L}+,? ){0,2}';
const which = '(?:hva er|hvilken|hvilket|hvilke|oppgi|skriv|fortell om)';
/** One, or a couple. */
const you = '(?:du|dere|de)';
const own = '(?:egne |flere |små )?';
const nothingMore = '(?![- ]+\\p{L})';
/** Nothing but this: "Alder", "Kjønn:". */
const alone = (source: string) => `^(?:${source})[ :?*.]*$`;

/**
 * How a form asks for what an ad would demand, by the name of the ad's rule; whoever asks speaks to "du". What an ad may
 * call clumsy but a form need not mind has no entry.
 */
export const questionRules: Record<string, QuestionRule> = {
  'one-gender': {
    pattern: words(
      `er du (?:en |ei )?(?:mann|kvinne|gutt|jente|dame)|${which} (?:ditt )?kjønn(?:et)?|kjønnet ditt|${alone('kjønn')}`,
    ),
    explanation: `Kjønn skal som regel ikke ha noe å si for hvem som ansettes, se ${equality} § 6.`,
    suggestion: 'Spør om det personen skal kunne, og la kjønn være.',
  },
  age: {
    instead: true,
    // Whether somebody is old enough may be asked where a law has an age: to serve alcohol, to drive.
    pattern: words(
      `hvor (?:gammel|gamle) (?:er|blir) du|hvor gammel du er|når (?:er|ble) du født|når du (?:er|ble) født|hvilket år (?:er|ble) du født|er du født (?:før|etter|i|mellom) \\d{4}|fødsels?(?:dato|år)(?:en|et)?|fødselsdagen din|(?:hva er|oppgi|skriv) (?:din )?alder(?:en)?(?: din)?(?! på)|hvilken alder har du|alderen din|${alone('(?:din )?alder')}|hvilken aldersgruppe (?:er|tilhører) du|er du (?:mellom|yngre enn) \\d{2}|er du (?:over|under|eldre enn|fylt) (?!1\\d|2[0-5])\\d{2}`,
    ),
    explanation: 'Alder kan bare ha noe å si når det har en saklig grunn, se arbeidsmiljøloven § 13-1.',
    suggestion: 'Krever loven en alder, kan dere spørre om den, for eksempel «Er du over 18 år?».',
  },
  family: {
    pattern: words(
      `er du ${few}(?:gravid|gift|samboer|skilt|singel|enslig)|er du (?:en )?(?:forelder|foreldre|(?:alene|småbarns)?(?:mor|far))|(?:planlegger|ønsker|tenker|skal|vil|håper) ${you} (?:deg )?${few}(?:å )?(?:(?:få|adoptere) ${few}barn|ha ${own}barn${nothingMore}|bli (?:gravid|mor|far|foreldre)|adoptere)|(?:ønsker|vil|skal) ${you} (?:deg )?${own}barn${nothingMore}|ønsker du deg ${few}barn|hvor mange barn har du(?: selv| hjemme)?(?! \\p{L})|hvor gamle er (?:barna|barnet)(?: dine| ditt)?(?! du)|har du (?:noen|egne|flere|små|hjemmeboende|mindreårige|familie og) barn(?!-| og (?:unge|ungdom))|venter du barn|(?:familiesituasjonen|ektefellen|samboeren|mannen|kona) din|har du (?:omsorg(?:en)? for|ansvar(?:et)? for egne) ${few}barn|har du omsorgsansvar|hvem passer barna|har du (?:ordnet )?barnepass|har du (?:ektefelle|samboer|kjæreste)|${alone('antall barn|barn')}|sivil(?:status|stand)en|(?:skal|planlegger) du ${few}(?:å ta )?foreldrepermisjon`,
    ),
    explanation: `En arbeidsgiver kan ikke spørre om graviditet, adopsjon eller planer om å få barn, og familie har som regel ingenting å si for jobben, se ${equality} § 30.`,
    suggestion: 'Spør om arbeidstiden passer, for eksempel «Kan du arbeide kveld og helg?».',
  },
  religion: {
    pattern: words(
      `hva tror du på(?! \\p{L})|tror du på gud|er du (?:en )?(?:aktiv |praktiserende |personlig )?(?:religiøs|troende|kristen|muslim|katolikk|jøde|hindu|buddhist|ateist|døpt|konfirmert)|religiøse overbevisning|hvilke[nt]? (?:trossamfunn|menighet|kirke)(?: (?:tilhører|hører|går|sogner) du| er du (?:medlem|med|aktiv|døpt|tilknyttet)|(?! \\p{L}))|er du medlem (?:av|i) ${few}(?:kirk\\p{L}*|statskirk\\p{L}*|menighet\\p{L}*|(?:tros|livssyns)samfunn\\p{L}*|moské\\p{L}*)|(?:hva er )?(?:religionen|troen|livssynet) (?:din|ditt)|ditt livssyn|går du i (?:kirke|kirken|moské\\p{L}*)|bruker du (?:hijab|hodeplagg|skaut)|${alone('religion|livssyn|tro|trosretning')}`,
    ),
    suggestion: 'La det være, hvis ikke stillingen selv krever det. Da bør spørsmålet si hvorfor.',
  },
  ethnicity: {
    pattern: words(
      `(?:din|hvilken|oppgi) etniske? (?:bakgrunn|opprinnelse|tilhørighet)(?:en)?|etniske (?:bakgrunnen|opprinnelsen|tilhørigheten) din|(?:hva er|hvilken|din|oppgi) (?:din )?etnisitet(?:en)?|hvor (?:kommer|er|kom|stammer) du ${few}fra(?! (?:når|til|hver))|hvor (?:er|ble) du (?:\\p{L}+ )?født|(?:er|ble) du født (?:i|utenfor) \\p{Lu}\\p{L}+|hvilket land (?:er|ble|kommer|kom) du ${few}(?:fra|født)|hvor (?:er|kommer) foreldrene dine|(?:er|ble) foreldrene dine (?:\\p{L}+ )?født|(?:fødeland|opprinnelsesland|fødested|fødselssted)(?:et)?|(?:hva er|hvilket|ditt|oppgi) morsmål(?:et)?|morsmålet ditt|er norsk morsmålet|${alone('morsmål|etnisitet|etnisk (?:bakgrunn|opprinnelse)|opprinnelse')}|er du (?:etnisk \\p{L}+|innvandrer|utlending|same|norsk(?! \\p{L}))`,
    ),
    explanation: `Etnisitet og opprinnelse kan en arbeidsgiver som regel ikke spørre om, og morsmål kan vise det samme, se ${equality} §§ 6 og 30.`,
    suggestion: 'Spør hvilke språk søkeren snakker, og hvor godt, hvis oppgavene krever det.',
  },
  citizenship: {
    pattern: words(
      `(?:hvilket|ditt|oppgi) statsborgerskap|statsborgerskapet ditt|(?:hvilken|din|oppgi) nasjonalitet|nasjonaliteten din|hvilket land er du statsborger|${alone('nasjonalitet|statsborgerskap')}`,
    ),
    explanation:
      'Statsborgerskap kan bare kreves med grunnlag i lov, for eksempel sikkerhetsloven. Ellers holder det at søkeren har lov til å arbeide i Norge.',
    suggestion: 'Spør «Har du arbeidstillatelse i Norge?», eller nevn loven som krever statsborgerskap.',
  },
  health: {
    pattern: healthQuestions,
    suggestion:
      'Spør om det oppgavene krever, for eksempel «Kan du løfte 25 kilo?», eller om behov for tilrettelegging.',
  },
  'union-or-politics': {
    pattern: words(
      `(?:medlem(?:skap)?|tillitsvalgt) (?:av|i) (?:en |noen |et )?(?:fagforening(?:en|a)?|fagforbund(?:et)?|fagorganisasjon(?:en)?|arbeidstakerorganisasjon|LO|NITO|(?:politisk )?parti(?:et)?)|hvilke[nt]? (?:fagforening|fagforbund|fagorganisasjon|arbeidstakerorganisasjon|politiske? parti(?:er)?|parti (?:stemmer|stemte|støtter|tilhører|er))|hva (?:stemmer|stemte) du|(?:stemmer|stemte) du ${few}(?:på|ved)|hvor står du politisk|er du ${few}politisk (?:aktiv|engasjert)|politiske? (?:syn|ståsted|mening|standpunkt|engasjement)(?:et|en)? (?:ditt|din)|(?:hvilket|hvilke|hva er) (?:ditt |dine )?politiske? (?:syn|ståsted|standpunkt|meninger)|dine politiske (?:meninger|holdninger|standpunkt\\p{L}*)|${alone('fagforening|politisk (?:syn|parti)')}`,
    ),
    suggestion: 'La det være. Trekk av kontingent avtaler dere etter ansettelsen.',
  },
  orientation: {
    pattern: words(
      `(?:legningen|kjønnsidentiteten) din|(?:din|hvilken|oppgi) (?:legning|kjønnsidentitet)|er du (?:homo|lesbisk|skeiv|bifil|hetero|streit|trans|transperson|transkjønnet)|${alone('legning|seksuell legning|kjønnsidentitet')}`,
    ),
  },
  'national-id': {
    pattern: words(
      '(?:fødsels|person)nr|d-nummer(?:et)?|passnummer(?:et)?|kopi av (?:\\p{L}+ )?(?:pass(?:et)?|id-kort)',
    ),
  },
  'police-certificate': {
    pattern: words(
      `er du ${few}(?:straffet|straffedømt|dømt|siktet|tiltalt)|har du ${few}(?:blitt|vært) ${few}(?:straffet|straffedømt|dømt|siktet|tiltalt|i fengsel|arrestert)|straffet (?:før|tidligere)|(?:plettfri|ren|god) vandel|straffehistorikk|straffbare forhold|har du ${few}(?:en straffesak|straffesaker|straffedommer|en dom)|(?:har du )?noe på rullebladet|rullebladet ditt`,
    ),
    explanation:
      'Straff og politiattest kan bare etterspørres når en lov gir rett til det, og søkeren skal få vite hvilken.',
    suggestion: 'La det være, eller nevn loven, for eksempel «politiattest etter barnehageloven § 30».',
  },
  'earlier-pay': {
    pattern: words(
      'hva (?:tjener|tjente) du|hvor mye (?:tjener|tjente) du|(?:hva|hvor mye) har du i (?:års|måneds|time)?lønn(?: i dag| nå)?|(?:hva|hvor mye|hvor høy) (?:er|var) (?:års|måneds|time)?(?:lønnen|lønna) din|hvilken (?:års|måneds|time)?lønn har du(?! tenkt)|(?:oppgi |din )(?:års|måneds|time)?lønn(?:en)? (?:i dag|nå)',
    ),
    suggestion: 'Spør hva søkeren ønsker seg, eller skriv i annonsen hva dere kan tilby.',
  },
  photo: {
    instead: true,
    pattern: words(
      '(?:bilde|bildet|foto|portrett) av deg(?: selv)?|(?:profil|portrett|ansikts)(?:bilde|foto)(?:t|et)?|(?:legg|send|last)\\p{L}* (?:ved |med |inn |opp )(?:et |ditt )?(?:\\p{L}+ )?(?:bilde|foto|portrett)(?! av )',
    ),
  },
};
