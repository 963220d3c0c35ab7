import { expect, test } from 'vitest';
import { hintRules } from '../positions/position-hint-rules.ts';
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
  ['Har du born?', 'family'],
  ['Kor mange born har du?', 'family'],
  ['Planlegg du å få born?', 'family'],
  ['Ønskjer du fleire born?', 'family'],
  ['Er du gift eller sambuar?', 'family'],
  ['Kor gamle er borna dine?', 'family'],
  ['Er du einsleg mor?', 'family'],
  ['Er du åleinemor?', 'family'],
  ['Skal du ha barn?', 'family'],
  ['Vil du ha flere barn?', 'family'],
  ['Ønsker du barn?', 'family'],
  ['Ønsker du å ha barn?', 'family'],
  ['Skal dere ha barn?', 'family'],
  ['Planlegger dere å få flere barn?', 'family'],
  ['Skal de ha born?', 'family'],
  ['Har du små barn?', 'family'],
  ['Er du gut eller jente?', 'one-gender'],
  ['Kva kjønn er du?', 'one-gender'],
  ['Kor gammal er du?', 'age'],
  ['Når er du fødd?', 'age'],
  ['Kva år er du fødd?', 'age'],
  ['Kva er alderen din?', 'age'],
  ['Kvar kjem du frå?', 'ethnicity'],
  ['Kvar er du fødd?', 'ethnicity'],
  ['Kva er morsmålet ditt?', 'ethnicity'],
  ['Kva land kjem du frå?', 'ethnicity'],
  ['Kva etnisk bakgrunn har du?', 'ethnicity'],
  ['Kva statsborgarskap har du?', 'citizenship'],
  ['Kva religion har du?', 'religion'],
  ['Kva for ei tru har du?', 'religion'],
  ['Er du medlem i kyrkja?', 'religion'],
  ['Trur du på Gud?', 'religion'],
  ['Kva for eit trussamfunn høyrer du til?', 'religion'],
  ['Hvilken menighet tilhører du?', 'religion'],
  ['Hvilken kirke er du medlem i?', 'religion'],
  ['Har du nokon sjukdomar?', 'health'],
  ['Har du ein kronisk sjukdom?', 'health'],
  ['Har du vore sjukmeld?', 'health'],
  ['Har du sukkersjuke?', 'health'],
  ['Har du nedsett funksjonsevne?', 'health'],
  ['Har du hatt mykje sjukefråvær?', 'health'],
  ['Kor mange sjukedagar hadde du i fjor?', 'health'],
  ['Kor mykje fråvær har du?', 'health'],
  ['Er du ofte sjuk?', 'health'],
  ['Brukar du medisinar?', 'health'],
  ['Slit du psykisk?', 'health'],
  ['Lid du av angst?', 'health'],
  ['Kva diagnosar har du?', 'health'],
  ['Korleis er helsa di?', 'health'],
  ['Har du hatt alvorleg sjukdom?', 'health'],
  ['Er du uføretrygda?', 'health'],
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
  ['Lider du av noe?', 'health'],
  ['Lider du av noe som vi bør vite om?', 'health'],
  ['Plages du av noe?', 'health'],
  ['Lid du av noko?', 'health'],
  ['Slit du med noko?', 'health'],
  ['Har du ME/CFS?', 'health'],
  ['Har du MS?', 'health'],
  ['Har du autismespekterforstyrrelse?', 'health'],
  ['Har du cøliaki?', 'health'],
  ['Er du medlem i ei fagforeining?', 'union-or-politics'],
  ['Kva fagforeining er du medlem i?', 'union-or-politics'],
  ['Kva parti røystar du på?', 'union-or-politics'],
  ['Kva parti stemmer du på?', 'union-or-politics'],
  ['Er du straffa?', 'police-certificate'],
  ['Har du nokon gong vorte dømd for noko?', 'police-certificate'],
  ['Har du noe på rullebladet?', 'police-certificate'],
  ['Kva tener du i dag?', 'earlier-pay'],
  ['Kva løn har du no?', 'earlier-pay'],
  ['Kor mykje tener du?', 'earlier-pay'],
  ['Hva er lønna di i dag?', 'earlier-pay'],
  ['Last opp eit bilete av deg sjølv', 'photo'],
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
  'Skal dere ha barn med på øvelsen?',
  'Har du barn og unge som interesse?',
  'Har du born og unge som interesse?',
  'Har du barn og ungdom som målgruppe?',
  'Sliter du med noe på skjermen uten briller?',
  'Har du arbeidd med born og unge som strevar?',
  'Har du erfaring med born?',
  'Kor mange born har du hatt ansvar for om gongen?',
  'Har du arbeidd med sjuke?',
  'Kva fagleg bakgrunn har du?',
  'Kvar vil du arbeide?',
  'Hvilket kor er du fra?',
  'Hvilken lønn har du tenkt deg?',
  'Kva lønskrav har du?',
  'Kan du arbeide kveld og helg, og kva dagar?',
  'Kva kyrkje vil du arbeide i?',
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

test('what is asked in nynorsk is named as it stands', () => {
  expect(questionHints(asked('Skriv kor gammal du er.'))).toMatchObject([{ found: 'kor gammal du er' }]);
});

test('each rule for questions belongs to one for ads', () => {
  expect(hintRules.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(questionRules)));
});
