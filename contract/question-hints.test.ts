import { expect, test } from 'vitest';
import { hintRules } from './position-hint-rules.ts';
import { questionRules } from './question-hint-rules.ts';
import { formHints, type HintedQuestion, questionHints } from './question-hints.ts';

const asked = (question: string, rest: Partial<HintedQuestion> = {}): HintedQuestion => ({
  type: 'short_answer',
  question,
  options: [],
  placeholder: '',
  ...rest,
});

const rulesFor = (...of: Parameters<typeof asked>) => questionHints(asked(...of)).map(({ rule }) => rule);

test.each([
  ['Er du gravid?', 'family'],
  ['Har du barn?', 'family'],
  ['Hvor mange barn har du?', 'family'],
  ['Hvor gamle er barna dine?', 'family'],
  ['Planlegger du å få barn?', 'family'],
  ['Ønsker du å få flere barn de neste årene?', 'family'],
  ['Skal du ut i foreldrepermisjon?', 'family'],
  ['Hva er din sivilstatus?', 'family'],
  ['Er du gift eller samboer?', 'family'],
  ['Er du småbarnsmor?', 'family'],
  ['Er du mann eller kvinne?', 'one-gender'],
  ['Kjønn', 'one-gender'],
  ['Hvor gammel er du?', 'age'],
  ['Når er du født?', 'age'],
  ['Hva er fødselsdatoen din?', 'age'],
  ['Er du over 50 år?', 'age'],
  ['Er du mellom 20 og 30 år?', 'age'],
  ['Alder:', 'age'],
  ['Hvilken religion har du?', 'religion'],
  ['Hvilken tro har du?', 'religion'],
  ['Er du en praktiserende kristen?', 'religion'],
  ['Er du medlem av et trossamfunn?', 'religion'],
  ['Hva er din etniske bakgrunn?', 'ethnicity'],
  ['Hvor kommer du opprinnelig fra?', 'ethnicity'],
  ['Hvor er du født?', 'ethnicity'],
  ['Hva er morsmålet ditt?', 'ethnicity'],
  ['Hvilket statsborgerskap har du?', 'citizenship'],
  ['Er du norsk statsborger?', 'citizenship'],
  ['Har du noen sykdommer?', 'health'],
  ['Har du hatt sykefravær det siste året?', 'health'],
  ['Har du eller har du hatt psykiske plager?', 'health'],
  ['Har du en funksjonsnedsettelse?', 'health'],
  ['Hvor mange sykedager hadde du i fjor?', 'health'],
  ['Har du vært sykmeldt?', 'health'],
  ['Har du diabetes?', 'health'],
  ['Har du epilepsi eller migrene?', 'health'],
  ['Har du eller har du hatt kreft?', 'health'],
  ['Har du fått påvist ADHD?', 'health'],
  ['Er du diagnostisert med autisme?', 'health'],
  ['Lider du av angst eller depresjon?', 'health'],
  ['Sliter du med migrene?', 'health'],
  ['Har du noen gang hatt depresjon?', 'health'],
  ['Er du hiv-positiv?', 'health'],
  ['Har du HIV?', 'health'],
  ['Har du noen av disse sykdommene?', 'health'],
  ['Har du en funksjonsnedsettelse som krever tilrettelegging?', 'health'],
  ['Har du en sykdom som vi må tilrettelegge for?', 'health'],
  ['Er du gravid og trenger tilrettelegging?', 'family'],
  ['Er du medlem av en fagforening?', 'union-or-politics'],
  ['Hvilken fagforening er du medlem i?', 'union-or-politics'],
  ['Hvilket parti stemmer du på?', 'union-or-politics'],
  ['Er du politisk aktiv?', 'union-or-politics'],
  ['Hva er din seksuelle orientering?', 'orientation'],
  ['Er du homofil eller lesbisk?', 'orientation'],
  ['Hva er fødselsnummeret ditt?', 'national-id'],
  ['Er du straffet?', 'police-certificate'],
  ['Har du noen gang blitt dømt for noe?', 'police-certificate'],
  ['Kan du legge fram politiattest?', 'police-certificate'],
  ['Hva tjener du i dag?', 'earlier-pay'],
  ['Hvilken lønn har du nå?', 'earlier-pay'],
  ['Last opp et bilde av deg selv', 'photo'],
  ['Er du gift eller sambuar?', 'family'],
  ['Skal du ha barn?', 'family'],
  ['Vil du ha flere barn?', 'family'],
  ['Ønsker du barn?', 'family'],
  ['Ønsker du å ha barn?', 'family'],
  ['Hvilken menighet tilhører du?', 'religion'],
  ['Hvilken kirke er du medlem i?', 'religion'],
  ['Sliter du med psykiske problemer?', 'health'],
  ['Plages du av kroniske smerter?', 'health'],
  ['Hvilke diagnoser har du fått?', 'health'],
  ['Lider du av en sykdom?', 'health'],
  ['Lider du av kronisk sykdom?', 'health'],
  ['Sliter du psykisk?', 'health'],
  ['Sliter du med helsen?', 'health'],
  ['Har du noen form for sykdom?', 'health'],
  ['Hvilke sykdommer har du?', 'health'],
  ['Hvilke diagnoser har du?', 'health'],
  ['Hvilke medisiner bruker du?', 'health'],
  ['Hvor mange dager har du vært syk?', 'health'],
  ['Har du vært mye syk?', 'health'],
  ['Har du ME/CFS?', 'health'],
  ['Har du MS?', 'health'],
  ['Har du autismespekterforstyrrelse?', 'health'],
  ['Har du cøliaki?', 'health'],
  ['Har du noe på rullebladet?', 'police-certificate'],
])('«%s» gets advice', (question, rule) => {
  expect(rulesFor(question)).toEqual([rule]);
});

test.each([
  'Er du over 18 år?',
  'Er du fylt 20 år, så du kan servere brennevin?',
  'Har du førerkort?',
  'Hvilke språk snakker du?',
  'Hvor godt norsk snakker du?',
  'Har du gyldig politiattest etter barnehageloven § 30?',
  'Når kan du begynne?',
  'Trenger du tilrettelegging på intervjuet?',
  'Har du behov for tilrettelegging på grunn av funksjonsnedsettelse?',
  'Har du funksjonsnedsettelse, og ønsker du positiv særbehandling?',
  'Har du erfaring med diabetes og epilepsi?',
  'Har du videreutdanning i kreftsykepleie?',
  'Har du kurs i å møte barn med ADHD?',
  'Har du arbeidet med pasienter som har angst eller depresjon?',
  'Har du angst for høyder?',
  'Har du MS Office på din maskin?',
  'Er du trygg på oppfølging av mennesker med HIV?',
  'Har du erfaring med barn?',
  'Hvilken alder på barn har du arbeidet med?',
  'Hvor mange barn har du hatt ansvar for om gangen?',
  'Er du vant til å snakke med foreldre?',
  'Har du erfaring med psykiske lidelser hos eldre?',
  'Har du fulgt opp sykefravær som leder?',
  'Er du sykepleier med norsk autorisasjon?',
  'Kan du jobbe kveld og helg?',
  'Kan du løfte 25 kilo?',
  'Har du arbeidstillatelse i Norge?',
  'Hva er lønnskravet ditt?',
  'Har du fagbrev?',
  'Hvor mange års erfaring har du?',
  'Hva er din faglige bakgrunn?',
  'Hvilke partier har du levert til før?',
  'Last opp et bilde av fagbrevet',
  'Hva kjenner du til arbeidet vårt med mangfold og etnisitet?',
  'Har du dømt kamper i håndball?',
  'Hvorfor vil du jobbe hos oss?',
  'Skriver du perfekt norsk?',
  'Har du MS-sertifisering?',
  'Har du fått opplæring i epilepsi?',
  'Har du fått kurs i diabetes?',
  'Har du fått innføring i hjerneslag?',
  'Har du hepatitt B-vaksine?',
  'Har du autisme som fagfelt?',
  'Har du god helse- og miljøkunnskap?',
  'Bruker du medisiner i stell av dyr?',
  'Har du barn- og ungdomsarbeiderfag?',
  'Hvilken menighet ønsker du å jobbe i?',
  'Hvilken kirke vil du arbeide i?',
  'Hvor kommer du fra når du reiser til jobb?',
  'Hvilke sykdommer har du erfaring med?',
  'Hvilke diagnoser har du arbeidet med?',
  'Vil du ha ansvar for barn?',
  'Ønsker du barn og unge som målgruppe?',
  'Skal du ha barn med på øvelsen?',
  'Hvilken lønn har du tenkt deg?',
  'Kan du arbeide kveld og helg, og kva dagar?',
])('«%s» may be asked', (question) => {
  expect(rulesFor(question)).toEqual([]);
});

test('what may be answered is read where the applicant sees it', () => {
  const options = ['Gift', 'Ugift', 'Skilt'];
  expect(rulesFor('Velg det som passer', { type: 'select_single', options })).toEqual(['family']);
  expect(rulesFor('Velg det som passer', { type: 'yes_no', options })).toEqual([]);
  const years = ['Inntil 10 år', 'Mellom 10 og 20 år', 'Fra 20 til 30 år'];
  expect(rulesFor('Hvor lenge har du arbeidet i faget?', { type: 'select_single', options: years })).toEqual([]);
  const placeholder = 'Skriv også din religion';
  expect(rulesFor('Litt om deg', { placeholder })).toEqual(['religion']);
  expect(rulesFor('Litt om deg', { type: 'file_upload', placeholder })).toEqual([]);
});

test('what stands above the questions is read too, and a title that names a trade is none', () => {
  const rulesOf = (title: string, description = '') => formHints({ title, description }).map(({ rule }) => rule);
  expect(rulesOf('Søknad', 'Skriv hvor gammel du er, og om du har barn.\nHar du barn?')).toEqual(['age', 'family']);
  expect(rulesOf('Er du gravid?')).toEqual(['family']);
  expect(rulesOf('Helse')).toEqual([]);
  expect(rulesOf('Barn', 'Fortell om deg og det du har gjort.')).toEqual([]);
  const mayChoose = { type: 'select_multiple', options: ['Diabetes', 'Kreft', 'Barn og unge'] } as const;
  expect(rulesFor('Hvem har du erfaring med?', { ...mayChoose, options: [...mayChoose.options] })).toEqual([]);
});

test.each([
  'Ikke skriv fødselsnummer i skjemaet.',
  'Skriv ikke fødselsnummer.',
  'Ikkje legg ved bilete av deg sjølv.',
  'Vær vennlig å ikke legge ved bilde av deg selv.',
  'Fødselsnummer skal ikke oppgis.',
  'La være å sende bilde av deg selv.',
  'Du trenger ikke oppgi alderen din.',
  'Har du funksjonsnedsettelse, hull i CV-en eller innvandrerbakgrunn, kan du krysse av for det i søknaden.',
])('«%s» asks for nothing', (description) => {
  expect(formHints({ title: 'Søknad', description })).toEqual([]);
});

test.each([
  'Glem ikke å skrive fødselsnummeret ditt.',
  'Ikke send søknad uten fødselsnummer.',
  'Ikke send vitnemål, men skriv fødselsnummeret ditt.',
  'Ikke legg ved CV. Skriv fødselsnummeret ditt.',
])('«%s» asks', (description) => {
  expect(formHints({ title: 'Søknad', description })).toMatchObject([{ rule: 'national-id' }]);
});

test('advice names the words and says something lawful, once for each rule', () => {
  expect(questionHints(asked('Er du gravid? Har du barn? Hvor gammel er du?'))).toMatchObject([
    { rule: 'age', kind: 'law', found: 'Hvor gammel er du', suggestion: expect.stringContaining('over 18 år') },
    { rule: 'family', kind: 'law', found: 'Er du gravid', explanation: expect.stringContaining('§ 30') },
  ]);
});

test('each rule for questions belongs to one for ads', () => {
  expect(hintRules.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(questionRules)));
});
