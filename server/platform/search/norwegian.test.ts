import { describe, expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { createSearchIndex } from './search-index.ts';

const lexicon = createLexicon(['Narvik', 'Larvik', 'Ålesund', 'Tromsø', 'Bø', 'Sande', 'Førde', 'Gamle Fredrikstad']);

/** Whether a document with this text is found by this query, beside another one that has the words of `besides`. */
function finds(query: string, text: string, besides = '') {
  const index = createSearchIndex({
    fields: { title: { weight: 1 } },
    facets: {},
    sorts: { first: { by: 'at' } },
    lexicon,
    filler: ['jobb', 'jobs', 'stilling', 'work', 'nær', 'meg', 'nærheten'],
    readsLacking: true,
  });
  index.put({ id: 'it', fields: { title: text }, facets: {}, keys: {} });
  index.put({ id: 'besides', fields: { title: besides }, facets: {}, keys: {} });
  return index.search({ text: query, now: 0 }).hits.some(({ id }) => id === 'it');
}

const pairs = (list: [string, string][]) => list.map(([query, text]) => ({ query, text }));

describe('what is found', () => {
  test.each(
    pairs([
      ['sykepleier', 'Vi søker sykepleiere'],
      ['sykepleiere', 'Sykepleier'],
      ['sykepleierne', 'sykepleieren vår'],
      ['kokk', 'Kokker til Bergen'],
      ['snekkere', 'snekkeren'],
      ['lærarar', 'lærer'],
      ['bøker', 'bok'],
      ['sande', 'Kokk i Sande'],
      ['gamle', 'Et gammelt hotell'],
    ]),
  )('inflected: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test.each(
    pairs([
      ['barneskole', 'Barne- og ungdomsskole'],
      ['driftsleder', 'Drifts- og vedlikeholdsledere'],
      ['lagermedarbeider', 'Lager-/butikkmedarbeider'],
      ['bilmekaniker', 'Vi søker bil- eller lastebilmekaniker'],
    ]),
  )('left half: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test.each(
    pairs([
      ['barne- og ungdomsskole', 'Barneskole'],
      ['barne- og ungdomsskole', 'Ungdomsskolen'],
      ['Barne-og ungdomsskole', 'Barne- og ungdomsskole'],
      ['barneskole', 'Barne-og ungdomsskole'],
      ['kjøkken-/renholdsassistent i Bergen', 'Kjøkkenassistent, Bergen'],
      ['lærer til barne- og ungdomsskole', 'Lærer i barneskolen'],
      ['jobb uten lærer- eller sykepleierutdanning', 'Kokk'],
    ]),
  )('a query leaves half: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test.each(
    pairs([
      ['sykepleier eller vernepleier', 'Vi søker vernepleiere'],
      ['sykepleier eller vernepleier', 'Sjukepleiar'],
      ['kokk eller servitør eller bartender i Narvik', 'Servitør, Narvik'],
      ['kokk Narvik eller Larvik', 'Kokk i Larvik'],
      ['"syke pleier" eller "kjøkken sjef"', 'Kjøkken sjef'],
      ['rørlegger eller sykeplier', 'Sykepleier'],
      ['kokk ELLER eller servitør', 'Servitør'],
      ['barne- og ungdomsskole eller SFO', 'SFO'],
      ['SFO eller barne- og ungdomsskole', 'Barneskole'],
      ['kokk og/eller servitør', 'Servitør'],
      ['lærer i Narvik eller i Larvik', 'Lærer i Narvik'],
      ['jobb som kokk eller som servitør', 'Kokk'],
      ['lærer i eller ved Larvik', 'Lærer ved Larvik'],
      ['kokk eller lærer eller tømrer eller rørlegger eller elektriker eller maler eller servitør', 'Servitør'],
      ['kokk eller servitør uten fagbrev eller erfaring', 'Servitør'],
      ['eller kokk eller', 'Kokk'],
      ['jobb eller lærling', 'Lærling'],
      ['kokk eller it-support', 'Supportmedarbeider, IT'],
      ['english-speaking eller kokk', 'Du må snakke engelsk'],
    ]),
  )('either: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test('of either something is there, and all else too', () => {
    expect(finds('sykepleier eller vernepleier', 'Kokk')).toBe(false);
    expect(finds('kokk eller servitør i Narvik', 'Servitør i Larvik', 'Narvik')).toBe(false);
    expect(finds('kokk eller servitør -Larvik', 'Servitør i Larvik')).toBe(false);
    expect(finds('"kokk eller servitør"', 'Servitør')).toBe(false);
    expect(finds('kokk eller', 'Servitør')).toBe(false);
    expect(finds('lærer i eller ved Larvik', 'Lærer ved Narvik')).toBe(false);
    expect(finds('kokk eller it-support', 'IT', 'Supportmedarbeider')).toBe(false);
    expect(finds('kokk eller drive-in', 'Vi kan drive inn')).toBe(false);
  });

  test('what a query leaves half asks for one of the two', () => {
    expect(finds('barne- og ungdomsskole', 'Skole')).toBe(false);
    expect(finds('barne- og ungdomsskole', 'Barnehage')).toBe(false);
    expect(finds('barne- og ungdomsskole i Narvik', 'Barneskole i Larvik')).toBe(false);
    expect(finds('bygg- og anlegg', 'Anlegg')).toBe(false);
    expect(finds('"barne- og ungdomsskole"', 'Barneskole')).toBe(false);
  });

  test('a word without end keeps nobody waiting for what is left half', () => {
    expect(finds('barneskole', `${'a'.repeat(1_000_000)} Barne- og ungdomsskole`)).toBe(true);
  });

  test('what is left half takes the last part only of a word that has parts', () => {
    expect(finds('helsepleier', 'Helse- og sykepleier')).toBe(false);
    expect(finds('barneskole', 'Barne- og ungdomsklubb')).toBe(false);
    expect(finds('"barne og ungdomsskole"', 'Barne- og ungdomsskole')).toBe(true);
  });

  test.each(
    pairs([
      ['sykepleier', 'Spesialsykepleier'],
      ['sykepleier', 'Sykepleierstilling i hjemmetjenesten'],
      ['barnehage lærer', 'Barnehagelærer'],
      ['barnehagelærer', 'Lærer i barnehage'],
      ['barnehagelærer', 'Barnehagelærerstilling'],
      ['syke pleier', 'Sykepleier'],
      ['sjåfør', 'Bussjåfør'],
      ['itkonsulent', 'IT-konsulent'],
      ['it-konsulent', 'Konsulent innen IT'],
      ['kokk', 'Sushikokk'],
      ['ungdomsskolelærer', 'Lærar i ungdomsskulen'],
      ['fullstack', 'Full Stack Developer'],
      ['full stack', 'Fullstack-utvikler'],
      ['front end', 'Frontendutvikler'],
      ['byggesaksbehandler', 'Saksbehandler byggesak'],
      ['saksbehandler byggesak', 'Byggesaksbehandler'],
      ['javautvikler', 'Systemutvikler Java'],
      ['cobolutvikler', 'Systemutvikler i COBOL'],
    ]),
  )('compounds: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test.each(
    pairs([
      ['laerer', 'Lærer'],
      ['sjafor', 'Sjåfør'],
      ['kjokkenassistent', 'Kjøkkenassistent'],
      ['kjoekkensjef', 'Kjøkkensjef'],
      ['aalesund', 'Ålesund'],
      ['alesund', 'Ålesund'],
      ['tromso', 'Tromsø'],
      ['Håkon', 'Haakon'],
      ['LÆRER', 'la\u0308rer'],
      ['sjåfør', 'sja\u030afør'],
      ['kjøkkensjef', 'kjøkken\u00adsjef'],
      ['sjukepleiar', 'Sykepleier'],
      ['skoleleder', 'Skuleleiar'],
      ['hjemmetjeneste', 'Sjukepleiar i heimetenesta'],
      ['heimetenester', 'Hjemmetjenesten'],
      ['hjemmesykepleier', 'Heimesjukepleiar'],
      ['heimehjelp', 'Hjemmehjelper'],
      ['aldershjem', 'Aldersheimen'],
      ['sykehjem', 'Sjukeheimane våre'],
      ['hjemmevakt', 'Heimevakt'],
      ['hjemmebaserte', 'Heimebasert omsorg'],
      ['tjenesteleder', 'Tenesteleiar'],
      ['barneverntjeneste', 'Barnevernstenesta'],
      ['nurse', 'Sykepleier'],
      ['registered nurse', 'Sykepleier'],
      ['rengjøringshjelp', 'Renholder'],
      ['rengjøring', 'Renholdsleder'],
      ['snikkar', 'Møbelsnekker'],
      ['kundesenter', 'Kundeservice'],
      ['nattevakt', 'Turnus med netter'],
      ['sesongarbeid', 'Sesong'],
      ['skiftarbeid', 'Vi går skift'],
      ['autorisert sykepleier', 'Sykepleier med norsk autorisasjon'],
      ['helpdesk', 'IT-konsulent, brukerstøtte'],
      ['sjømann', 'Matros'],
      ['shop assistant', 'Butikkmedarbeidere'],
      ['truck sjåfør', 'Truckfører'],
      ['hjelpepleier', 'Helsefagarbeider'],
      ['helsefag', 'Helsefagarbeider'],
      ['yrkessjåfør', 'Bussjåfør'],
      ['anleggsmaskinfører', 'Maskinførere'],
      ['lagerarbeider', 'Lagermedarbeider'],
      ['lagermedarbeider', 'Lagerarbeider'],
      ['vaskejobb', 'Renholder'],
      ['chef', 'Sushikokk'],
      ['doktor', 'Lege'],
      ['serveringspersonale', 'Kelner'],
      ['matte lærer', 'Lærer i matematikk'],
      ['butikkjobb', 'Medarbeider i butikk'],
      ['rema1000', 'REMA 1000 NORGE AS'],
      ['helsesøster', 'Helsesykepleiere'],
      ['legesekretær', 'Helsesekretær'],
      ['sikkerhetsvakt', 'Vektere'],
      ['sommervikar', 'Sommarvikar'],
      ['nyutdannet', 'Nyutdannede søkere'],
      ['machine learning', 'Maskinlæring'],
      ['fabrikkarbeider', 'Produksjonsmedarbeider'],
      ['feriejobb', 'Sommerjobb'],
      ['part-time', 'Deltid'],
      ['part time', 'Deltid'],
      ['parttime', 'Deltid'],
      ['deltid', 'Part-time cleaner'],
      ['full-time', 'Heltid'],
      ['full time', 'Heltid'],
      ['ekstrajobb', 'Butikkmedarbeider deltid'],
      ['english speaking', 'Du snakker norsk eller engelsk'],
      ['hjemmefra', 'Hjemmekontor'],
      ['hjemmekontor', 'Du kan jobbe hjemmefra'],
      ['førerkort kl B', 'Førerkort klasse B'],
      ['front-end utvikler', 'Frontend-utvikler'],
      ['frontend', 'Front-end'],
      ['utvikler', 'Senior Developer'],
      ['frontendutvikler', 'Frontend Developer'],
      ['driver', 'Bussjåfør'],
      ['c++', 'Utvikler C++'],
      ['c++', 'C++-utvikler'],
      ['utvikler .net', 'C#/.NET-utvikler'],
      ['100 %', '100 %-stilling'],
      ['C#', 'C#/.NET'],
      ['.net', 'ASP.NET'],
      ['100 %', '100% stilling'],
      ['100 prosent', '100 % stilling'],
      ['kafé', 'Vi søker deg til kafeen'],
      ['cafe', 'Kafémedarbeider'],
      ['fleksibel', 'Du er \ufb02eksibel'],
      ['ｋｏｋｋ', 'Kokk'],
      ['sap', 'Konsulent, SAP™'],
      ['læreplass', 'Lærling i tømrerfaget'],
      ['ringevikar', 'Tilkallingsvikarer'],
      ['skolefritidsordning', 'Assistent SFO'],
      ['sfo', 'Skolefritidsordningen'],
      ['taxi', 'Drosjesjåfør'],
      ['elektriker', 'Elektromontør'],
      ['hjemmesykepleie', 'Sykepleier i hjemmetjenesten'],
      ['hjemmesykepleien', 'Sykepleier i hjemmetjenesten'],
      ['sommerjobber', 'Sommervikar'],
      ['deltidsjobber', 'Butikkmedarbeider deltid'],
      ['nattevakter', 'Du jobber natt'],
      ['nattarbeidet', 'Du jobber natt'],
      ['engelsktalende', 'Du snakker norsk eller engelsk'],
      ['sjuksköterska', 'Sykepleiere'],
      ['oahpaheaddji', 'Lærer'],
      ['lærer', 'Oahpaheaddji Guovdageainnu skuvlii'],
      ['buohccidivššár', 'Sykepleier'],
      ['remote', 'Hjemmekontor'],
      ['havbruk', 'Røkter i oppdrett'],
      ['lærer barneskole', 'Lærer på mellomtrinnet'],
      ['barneskolelærer', 'Lærar på barnesteget'],
      ['lærer vgs', 'Lærer i videregående skole'],
      ['sivilingeniør', 'Byggingeniør'],
      ['bpa', 'Personlig assistent'],
      ['shift work', 'Vi går skift'],
      ['work from home', 'Hjemmekontor'],
      ['jobs in norway', 'Kokk i Norge'],
      ['truck driver', 'Lastebilsjåfør'],
      ['warehouse worker', 'Lagermedarbeider'],
      ['forklift driver', 'Truckfører'],
      ['kjøkkenhjelp', 'Kjøkkenassistent'],
      ['togfører', 'Lokomotivfører'],
      ['brannmann', 'Brannkonstabel'],
      ['kundebehandler', 'Kundekonsulent'],
      ['hr-konsulent', 'HR-rådgiver'],
      ['AKS', 'Assistent SFO'],
      ['it-support', 'IT-konsulent brukerstøtte'],
      ['english-speaking', 'Du snakker engelsk'],
    ]),
  )('spelling and other names: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

  test.each(
    pairs([
      ['sykepleeir', 'Sykepleier'],
      ['elektrikker', 'Elektriker'],
      ['rørleggger', 'Rørlegger'],
      ['butikkmedabeider', 'Butikkmedarbeider'],
      ['Equinro', 'Equinor'],
      ['skyepleier', 'Sykepleier'],
    ]),
  )('one slip: $query finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));
});

describe('what is not found', () => {
  test.each(
    pairs([
      ['data', 'Kandidat'],
      ['elev', 'Relevant erfaring'],
      ['lektor', 'Rektor'],
      ['Narvik', 'Larvik'],
      ['hår', 'Vi har det fint'],
      ['far', 'Frisør'],
      ['sjåfør', 'Vi driver en barnehage'],
      ['hage', 'Barnehage'],
      ['java', 'JavaScript'],
      ['c', 'C++'],
      ['systemutvikler', 'C++-utvikler for innebygde systemer'],
      ['byggeleder', 'Prosjektleder bygg og anlegg'],
      ['c++', 'C#'],
      ['kokk', 'Tokke'],
      ['Bø', 'Vi bo'],
      ['Sande', 'Vi ser etter deg'],
      ['Førde', 'Du fører regnskap'],
      ['kokk', 'kakk'],
      ['ungdomsjobb', 'Ungdomsskolelærer'],
      ['studentjobb', 'Du veileder studenter'],
      ['drive-in', 'Vi driver en kafé'],
      ['jobb for 15 åring', 'Lag 15, en ring'],
    ]),
  )('$query does not find "$text"', ({ query, text }) => expect(finds(query, text)).toBe(false));

  test('letters that a keyboard lacks are thought of first', () => {
    expect(finds('larer', 'Lærer', 'Varer og flere varer')).toBe(true);
    expect(finds('larer', 'Varer', 'Lærer')).toBe(false);
    expect(finds('lerer', 'Lærer', 'Leser og leser')).toBe(true);
  });
  test('a compound of real words is not corrected into something that no list has', () => {
    expect(finds('barnekokk', 'Barnerokk')).toBe(false);
  });
  test('a word that occurs is never corrected, even if no list has it', () => {
    expect(finds('Equinox', 'Equinor', 'Equinox')).toBe(false);
  });
});

describe('what is asked for', () => {
  test('all words must match', () => {
    expect(finds('sykepleier Oslo', 'Sykepleier i Bergen')).toBe(false);
    expect(finds('sykepleier i Oslo', 'Sykepleier, Oslo')).toBe(true);
  });

  test.each([
    'sykepleier nær Oslo',
    'sykepleier nær meg',
    'sykepleier i nærheten av Oslo',
    'sykepleiar i nærleiken',
    'sykepleier Oslo og omegn',
    'nurse near me',
  ])('that it is around here is not asked for: %s', (query) => {
    expect(finds(query, 'Sykepleier, Oslo')).toBe(true);
    expect(finds(query, 'Kokk, Oslo')).toBe(false);
  });

  test('whoever asks for the job of somebody means that somebody, but not every word before a job', () => {
    expect(finds('kokkejobb', 'Kokk')).toBe(true);
    expect(finds('sykepleierstilling', 'Sjukepleiar')).toBe(true);
    expect(finds('helgejobb', 'Butikkmedarbeider helg')).toBe(true);
    expect(finds('sommerjobb', 'Vi har det fint om sommeren')).toBe(false);
  });
  test('a phrase stands as written', () => {
    expect(finds('"daglig leder"', 'Daglig leder i butikk')).toBe(true);
    expect(finds('"daglig leder"', 'Leder for daglig drift')).toBe(false);
    expect(finds('"lærer"', 'Lærere')).toBe(false);
  });
  test.each(['jobb', 'ledig stilling', 'jobb i nærheten', 'naer meg', 'jobb nær meg'])(
    'everything is what is called %s',
    (query) => {
      expect(finds(query, 'Kokk')).toBe(query !== 'ledig stilling');
      expect(finds('og', 'Kokk')).toBe(false);
    },
  );

  test.each(
    pairs([
      ['kokk uten fagbrev', 'Kokk'],
      ['kokk uten fagbrev', 'Kokk, fagbrev er ikke nødvendig'],
      ['jobb uten erfaring', 'Renholder. Du trenger ikke erfaring'],
      ['ingen krav til erfaring', 'Renholder'],
      ['krever ikke utdanning', 'Ingen krav til utdanning eller erfaring'],
      ['uten utdanning eller erfaring', 'Ingen krav til utdanning eller erfaring'],
      ['no experience needed', 'Cleaner, no prior experience required'],
      ['jobs without norwegian', 'Norsk er en fordel, men ikke et krav'],
      ['norsk ikke nødvendig', 'Oppvaskhjelp'],
      ['utan utdanning', 'Inga utdanning er naudsynt'],
      ['leger uten grenser', 'Leger uten grenser'],
      ['jeg vil ikke jobbe natt', 'Kokk, dag og kveld'],
    ]),
  )('what one does without is not asked for: $query finds "$text"', ({ query, text }) =>
    expect(finds(query, text)).toBe(true),
  );

  test.each(
    pairs([
      ['kokk uten fagbrev', 'Kokk med fagbrev'],
      ['kokk uten fagbrev', 'Renholder'],
      ['uten utdanning', 'Du har relevant bachelorgrad'],
      ['uten utdanning', 'Lærerutdanning'],
      ['jobb uten utdanning', 'Sykepleier'],
      ['uten erfaring', 'Du har ledererfaring'],
      ['uten erfaring', 'Vi er ikke mange. Du har erfaring'],
      ['uten erfaring', 'Du må ha erfaring, fast jobb, ikke innleie'],
      ['uten erfaring', 'Vi søkjer no erfaring og kunnskap'],
      ['jobb uten erfaring Narvik', 'Kokk i Larvik'],
      ['no norwegian', 'Du snakker norsk'],
      ['jeg vil ikke jobbe natt', 'Kokk, natt'],
    ]),
  )('nor found where it is: $query does not find "$text"', ({ query, text }) => expect(finds(query, text)).toBe(false));

  test('who is called what takes an education, not who works with such people; and who says it comes first', () => {
    const index = createSearchIndex({
      fields: { title: { weight: 10 }, text: { weight: 5 } },
      facets: {},
      sorts: { first: { by: 'at' } },
      lexicon,
      readsLacking: true,
    });
    const put = (id: string, title: string, text: string) =>
      index.put({ id, fields: { title, text }, facets: {}, keys: { at: id } });
    put('1', 'Spesialsykepleier', 'Vi er mange');
    put('2', 'Assistent', 'Sammen med sykepleiere');
    put('3', 'Assistent', 'Utdanning er ikke et krav');
    const found = index.search({ text: 'uten utdanning', sort: 'relevance', now: 0 });
    expect(found.hits.map(({ id }) => id)).toEqual(['3', '2']);
    put('4', 'Kokk', 'Med erfarne kolleger');
    put('5', 'Erfaren kokk', '');
    expect(index.search({ text: 'kokk uten erfaring', now: 0 }).hits.map(({ id }) => id)).toEqual(['4']);
    expect(
      index
        .loosen({ text: 'snekker uten utdanning', now: 0 })
        .map(({ withoutWord, text, total }) => [withoutWord, text, total]),
    ).toEqual([['snekker', 'uten utdanning', 4]]);
  });

  test('a person that nobody is called is offered by the last part of its name', () => {
    const index = createSearchIndex({
      fields: { title: { weight: 1 } },
      facets: {},
      sorts: { first: { by: 'at' } },
      lexicon,
    });
    index.put({ id: 'it', fields: { title: 'Byggingeniør' }, facets: {}, keys: {} });
    expect(index.loosen({ text: 'prosjektingeniør', now: 0 })).toEqual([
      { onlyWord: 'ingeniør', text: 'ingeniør', filters: {}, total: 1 },
    ]);
    expect(index.loosen({ text: 'prosjektkokk', now: 0 })).toEqual([]);
    expect(index.loosen({ text: 'sykkelbud', now: 0 })).toEqual([]);
  });

  test('minus leaves out', () => {
    expect(finds('lærer -vikar', 'Lærer, vikariat')).toBe(true);
    expect(finds('lærer -vikar', 'Lærervikar')).toBe(false);
    expect(finds('-vikar', 'Lærer')).toBe(true);
    expect(finds('lærer -"fast stilling"', 'Lærer i fast stilling')).toBe(false);
  });
});

test('an ad of nothing but words that could go on is read too', () => {
  const text = `eller ${'eller '.repeat(50_000)}erfaring ${'eller '.repeat(50_000)}uten erfaring ${'i '.repeat(50_000)}`;
  expect(finds('jobb uten erfaring', text)).toBe(true);
});

test('a word of many pieces spoils no search that comes after it', () => {
  const index = createSearchIndex({
    fields: { title: { weight: 1 } },
    facets: {},
    sorts: { at: { by: 'at' } },
    lexicon,
  });
  index.put({ id: 'it', fields: { title: 'Bilmekaniker' }, facets: {}, keys: {} });
  const search = (pieces: number) => index.search({ text: Array(pieces).fill('bil').join('-'), now: 0 }).total;
  for (const pieces of [64, 65, 66, 1]) expect(search(pieces)).toBe(1);
});

test('what a document says is not needed is read again when it is another one', () => {
  const index = createSearchIndex({
    fields: { title: { weight: 1 } },
    facets: {},
    sorts: { first: { by: 'at' } },
    lexicon,
    readsLacking: true,
  });
  const put = (id: string, title: string) => index.put({ id, fields: { title }, facets: {}, keys: {} });
  const found = () => {
    const { hits } = index.search({ text: 'uten erfaring', now: 0 });
    return hits.map(({ id }) => id).sort();
  };
  put('a', 'Erfaring er ikke nødvendig');
  put('b', 'Ikke nøl. Du har erfaring');
  expect(found()).toEqual(['a']);
  put('a', 'Nei, ikke uten god lang erfaring fra drift');
  put('b', 'Ingen krav til erfaring');
  put('c', 'Erfaring trengs ikke');
  expect(found()).toEqual(['b', 'c']);
  for (const id of ['a', 'b', 'c']) index.remove(id);
  for (let at = 0; at < 20; at++) put(`${at}`, at % 2 ? 'Ingen erfaring nødvendig' : 'Har du erfaring? Ikke nøl');
  expect(found()).toHaveLength(10);
  for (let at = 0; at < 20; at++) put(`${at}`, at % 2 ? 'Har du erfaring? Ikke nøl' : 'Ingen erfaring nødvendig');
  expect(found()).toEqual(['0', '10', '12', '14', '16', '18', '2', '4', '6', '8']);
});

describe('among documents of which most name it', () => {
  const index = createSearchIndex({
    fields: { title: { weight: 10 }, text: { weight: 1 } },
    facets: {},
    sorts: { first: { by: 'at' } },
    lexicon,
    readsLacking: true,
  });
  const text = 'Vi ser etter folk som vil bli med. Har du god erfaring og utdanning?';
  for (let at = 0; at < 1000; at++)
    index.put({
      id: `${at}`,
      fields: { title: at % 20 ? 'Kokk' : 'Sykepleier', text: at % 100 ? text : 'Fin jobb' },
      facets: {},
      keys: { at },
    });

  test.each([
    ['uten erfaring', 10],
    ['sykepleier uten erfaring', 10],
    ['kokk uten utdanning', 0],
    ['-kokk', 50],
    ['"fin jobb" "god erfaring" "erfaring og" "og utdanning" "vi ser" "ser etter" "etter folk"', 0],
  ])('%s finds %i', (query, total) => {
    expect(index.search({ text: query, now: 0 }).total).toBe(total);
  });
});
