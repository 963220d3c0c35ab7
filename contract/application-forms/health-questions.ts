import { words } from '../words-found.ts';

const few = '(?:\\p{L}+,? ){0,2}';
const often =
  '(?:(?:noen|noe|form|for|hatt|gang|en|et|kroniske?|alvorlig|alvorlige|langvarig|langvarige|fysiske?|psykiske?|eller|og),? )*';
const told =
  '(?:(?:noen|en|et|gang|diagnose|diagnosen|stilt|påvist|diagnostisert|positivt|hatt|for|med|av|eller|og) )*';

/** Named one by one: who asks for them asks about health. Allergies may matter where one works with food. */
const named =
  '(?:diabetes|sukkersyke|epilepsi|kreft|hjertesykdom|hjerteinfarkt|hjerneslag|adhd|autisme(?:spekterforstyrrelse[rn]?)?|asperger|depresjon(?:er)?|angst(?:lidelse[rn]?)?|bipolar lidelse|schizofreni|spiseforstyrrelse[rn]?|ptsd|migrene|astma|kols|leddgikt|fibromyalgi|multippel sklerose|parkinson|hiv|aids|hepatitt|dysleksi|utbrenthet|cøliaki|cfs|me(?=[?./])|ms(?=[?.]))';
/** Not a vaccine, nor what somebody knows about it. */
const had = '(?!-| for(?!\\p{L})| [a-e]-vaksine| som (?:fag|spesial|tema|arbeids))';

const illness =
  '(?:sykdom|sykdommer|sykdommen|diagnose[rn]?|lidelse[rn]?|plager|smerter|helseproblem(?:er|et)?|helseplager|psykiske problemer)';
const disability = '(?:funksjons(?:nedsettelse[rn]?|hemming(?:er)?)|nedsatt (?:funksjonsevne|arbeidsevne|hørsel|syn))';
const medicine = '(?:medisin|medisiner)';
/** Not what somebody has taught, treated or knows. */
const nothingMore = '(?: selv| nå| i dag| fast| daglig)?(?! \\p{L})';

/** How a form asks about health: each line a way of asking. */
export const healthQuestions = words(
  [
    `har du ${often}(?:${illness}|helseutfordringer|problemer med (?:helsen|psyken)|${disability}|sykefravær|sykdomsfravær|god helse(?!-)|${named}${had})`,
    'har du (?:noen|en|et) av (?:disse|følgende) (?:sykdommene|lidelsene|diagnosene|plagene|tilstandene|helseproblemene)',
    `hvilke[nt]? ${often}(?:${illness}|${disability}) (?:har|hadde) du(?: hatt| fått)?${nothingMore}`,
    `(?:lider|plages|sliter) du ${few}(?:av|med) (?:${few}${named}|${often}(?:${illness}|helsen|psyken))`,
    `(?:lider|plages|sliter) du (?:av|med) noe(?: som|${nothingMore})`,
    'sliter du (?:fysisk|psykisk)',
    'har du slitt (?:fysisk|psykisk)',
    `har du slitt med ${few}(?:helse\\p{L}*|sykdom|psyk\\p{L}*|rus)`,
    `(?:har|er|ble|fikk) du ${few}(?:fått|påvist|diagnostisert|testet) ${told}${named}`,
    'er du (?:diagnostisert|diabetiker|epileptiker|autist|bipolar|deprimert|hiv-positiv|dyslektiker|utbrent)',
    `(?:har|er|ble|var) du ${few}(?:vært )?(?:sykmeldt|sykemeldt|innlagt|kronisk syk|ufør|uføretrygdet|funksjonshemmet)`,
    `har du ${few}vært ${few}syk`,
    'er du (?:ofte |mye |helt )?(?:syk|frisk)',
    'er du ved god helse',
    `hatt ${few}sykefravær`,
    'hvor (?:mye|høyt) (?:syke)?fravær (?:har|hadde) du',
    'hvor mange (?:sykedager|fraværsdager|egenmeldinger|sykmeldinger) (?:har|hadde|tok) du',
    'sykefraværet ditt',
    `(?:bruker|tar|går) du (?:på )?${few}${medicine}(?! i (?!dag)| til (?!daglig))`,
    `hvilke[nt]? ${few}${medicine} (?:bruker|tar|går) du(?: på)?${nothingMore}`,
    'går du til (?:psykolog|psykiater|behandling)',
    'helsen din|din helse|(?:din )?helsetilstand(?:en)?(?: din)?|(?:helsesituasjon|helsesituasjonen) din',
    '^(?:helse|sykdommer|sykefravær|diagnoser)[ :?*.]*$',
  ].join('|'),
);
