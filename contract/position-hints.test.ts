import { expect, test } from 'vitest';
import { type HintedPosition, positionHints } from './position-hints.ts';

const complete: HintedPosition = {
  title: 'Sykepleier',
  profession: 'Sykepleier',
  description: 'Du følger opp pasienter på dag- og kveldsvakter sammen med et stabilt lag.',
  requirements: 'Norsk autorisasjon som sykepleier og gode norskkunnskaper.',
  workSchedule: 'Turnus, hver tredje helg',
  salaryRange: { min: 500_000, max: null },
  applicationDeadline: '2026-12-01',
};

const rulesIn = (description: string) => positionHints({ ...complete, description }).map(({ rule }) => rule);

test('a good ad gets no hint', () => {
  expect(positionHints(complete)).toEqual([]);
});

test.each([
  ['Vi søker en vaskedame til kontorene våre.', 'gendered-title'],
  ['Helsesøster til skolen.', 'gendered-title'],
  ['Erfaren lagermann med truckførerbevis.', 'gendered-title'],
  ['Er du vår nye formann?', 'gendered-title'],
  ['Vi søker en mann som kan løfte tungt.', 'one-gender'],
  ['Vi ser etter to blide jenter til resepsjonen.', 'one-gender'],
  ['Stillingen er kun kvinner.', 'one-gender'],
  ['Vi trenger en blid og rask jente til kassa i sommer.', 'one-gender'],
  ['Han må være strukturert.', 'gendered-pronoun'],
  ['Hun skal lede avdelingen.', 'gendered-pronoun'],
  ['Du er under 30 år og glad i folk.', 'age'],
  ['Vi søker deg mellom 20 og 35 år.', 'age'],
  ['Du blir del av et ungt og dynamisk team.', 'age'],
  ['Du bør ikke være eldre enn 40, altså ikke eldre enn 40 år.', 'age'],
  ['Fortell oss om familieplaner.', 'family'],
  ['Oppgi sivilstatus og navn.', 'family'],
  ['Har du barn?', 'family'],
  ['Du må være en aktiv kristen.', 'religion'],
  ['Skriv også din religion.', 'religion'],
  ['Vi søker etnisk norske medarbeidere.', 'ethnicity'],
  ['Du har norsk som morsmål.', 'ethnicity'],
  ['Du snakker norsk uten aksent.', 'ethnicity'],
  ['Norsk statsborgerskap er et krav.', 'citizenship'],
  ['Du må ha god helse.', 'health'],
  ['Du må ha god helse, men si fra om behov for tilrettelegging.', 'health'],
  ['Ikke egnet for personer med nedsatt funksjonsevne.', 'health'],
  ['Er du fagorganisert?', 'union-or-politics'],
  ['Opplys om politisk tilhørighet.', 'union-or-politics'],
  ['Hva er din legning?', 'orientation'],
  ['Send fødselsnummer og CV.', 'national-id'],
  ['Alle er velkommen, logg inn med BankID.', 'national-id'],
  ['Politiattest må legges fram.', 'police-certificate'],
  ['Du må regne med en ulønnet prøvevakt.', 'unpaid-trial'],
  ['Oppgi nåværende lønn.', 'earlier-pay'],
  ['Legg ved et bilde av deg selv.', 'photo'],
  ['Du skriver perfekt norsk.', 'perfect-norwegian'],
  ['Vi trenger en ninja i salg.', 'jargon'],
  ['Vi søkjer ei reingjeringsdame.', 'gendered-title'],
  ['Helsesyster til skulen.', 'gendered-title'],
  ['Vi søkjer ein mann som kan løfte tungt.', 'one-gender'],
  ['Vi ser etter to blide gutar til lageret.', 'one-gender'],
  ['Ho skal leie avdelinga.', 'gendered-pronoun'],
  ['Du bør vere under 30 år.', 'age'],
  ['Vi ser helst unge søkjarar.', 'age'],
  ['Har du småborn?', 'family'],
  ['Du må vere ein aktiv kristen.', 'religion'],
  ['Oppgje livssyn.', 'religion'],
  ['Du snakkar norsk utan aksent.', 'ethnicity'],
  ['Norsk statsborgarskap er eit krav.', 'citizenship'],
  ['Du må vere heilt frisk.', 'health'],
  ['Ikkje eigna for personar med nedsett funksjonsevne.', 'health'],
  ['Opplys om politisk tilhøyrsle.', 'union-or-politics'],
  ['Du må rekne med ei ulønna prøvevakt.', 'unpaid-trial'],
  ['Oppgje noverande løn.', 'earlier-pay'],
  ['Legg ved eit bilete av deg sjølv.', 'photo'],
])('«%s» is noticed', (sentence, rule) => {
  expect(rulesIn(sentence)).toContain(rule);
});

test.each([
  'Du er hundefører med hunden din i hundetjenesten.',
  'Hundre kolleger arbeider her.',
  'Mannskapet på båten er fem. Du får arbeide i Mandal og Kvinesdal.',
  'Vi oppfordrer menn til å søke.',
  'Vi trenger en vikar. Jenter og gutter på laget er fra seks år.',
  'Kvinner oppfordres til å søke, vi ønsker flere kvinner i ledelsen og et mangfold.',
  'Vi tilrettelegger for deg som er ugift, gift eller gravid.',
  'Alle er velkommen til å søke uavhengig av kjønn, alder, religion, etnisitet og funksjonsevne.',
  'Du arbeider med barn og unge mellom 10 og 16.',
  'Du følger opp gravide og barselkvinner som jordmor.',
  'Du har 10 til 15 års erfaring.',
  'Du har fra 10 til 15 år relevant erfaring fra bransjen.',
  'Du må ha fylt 18 år for å servere alkohol.',
  'Vikariatet varer i en foreldrepermisjon.',
  'Vi er en kristen organisasjon med barnehager.',
  'Vi har tariffavtale og godt samarbeid med fagforeningene.',
  'Du trenger norsk statsborgerskap og må kunne sikkerhetsklareres.',
  'Politiattest kreves etter barnehageloven § 30.',
  'Vi har lavt sykefravær i avdelingen.',
  'God helse for alle er målet vårt.',
  'Dagens lønnsomhet er god.',
  'Lederen din er Kari. Hun har vært her i ti år.',
  'Du lager bilder og film av produktene.',
  'Han Chinese er navnet på en restaurant.',
  'Leiaren din er Kari. Ho har vore her i ti år.',
  'Du lagar bilete og film av produkta.',
  'Du arbeider med born og unge mellom 10 og 16.',
  'Du har frå 10 til 15 år relevant erfaring frå bransjen.',
  'Vi har lågt sjukefråvær i avdelinga.',
  'Kvinner blir oppmoda til å søkje, og vi ønskjer eit mangfald.',
  'Du treng norsk statsborgarskap og må kunne tryggleiksklarerast.',
  'Politiattest blir kravd etter barnehagelova § 30.',
  'Vi leiger ut bilar. Du leier laget.',
])('«%s» is left in peace', (sentence) => {
  expect(rulesIn(sentence)).toEqual([]);
});

test('what is missing is said, after what may be unlawful', () => {
  const hints = positionHints({ title: 'VASKEDAME SØKES!', profession: null, description: '', requirements: '' });
  expect(hints.map(({ rule }) => rule)).toEqual([
    'gendered-title',
    'capitals',
    'exclamation',
    'no-profession',
    'no-salary',
    'no-work-schedule',
    'no-deadline',
  ]);
  expect(hints[0]).toMatchObject({ field: 'title', found: 'VASKEDAME', kind: 'law' });
});

test.each([
  [{ min: 210, max: null }, true],
  [{ min: null, max: 240 }, true],
  [{ min: 210, max: Number.NaN }, true],
  [{ min: 210, max: 450_000 }, false],
  [{ min: 450_000, max: null }, false],
  [{ min: 210, max: 240, period: 'hour' as const }, false],
  [{ min: 9000, max: null, period: 'month' as const }, false],
])('what an hour pays is no salary of a year: %o', (salaryRange, isLow) => {
  const rules = positionHints({ ...complete, salaryRange }).map(({ rule }) => rule);
  expect(rules).toEqual(isLow ? ['low-salary'] : []);
});

test.each([
  ['a title in capitals', { title: 'SYKEPLEIER' }, ['title capitals']],
  ['but not its abbreviation', { title: 'NAV' }, []],
  ['a title that calls out', { title: 'Sykepleier!' }, ['title exclamation']],
  ['a title that lists cut off', { title: `Sykepleier ${'på kveld '.repeat(7)}` }, ['title long-title']],
  ['a paragraph that nobody reads', { description: `Kort.\n${'Langt. '.repeat(130)}` }, ['description long-paragraph']],
  ['but not many short ones', { description: 'Ganske kort.\n'.repeat(100) }, []],
  ['what an hour pays', { salaryRange: { min: 240, max: null } }, ['salaryRange low-salary']],
  [
    'what no hour pays',
    { salaryRange: { min: 450_000, max: null, period: 'hour' as const } },
    ['salaryRange high-salary'],
  ],
  ['that there is no profession', { profession: null }, ['profession no-profession']],
  ['that nothing is said of pay', { salaryRange: null }, ['salaryRange no-salary']],
  ['that nothing is said of hours', { workSchedule: '  ' }, ['workSchedule no-work-schedule']],
  ['that there is no deadline', { applicationDeadline: null }, ['applicationDeadline no-deadline']],
])('of the whole it tells %s', (_what, changes, hints) => {
  expect(positionHints({ ...complete, ...changes }).map(({ field, rule }) => `${field} ${rule}`)).toEqual(hints);
});
