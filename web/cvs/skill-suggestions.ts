/** What Norwegian employers ask for by name. Only suggestions: anything can be written. */
export const skillSuggestions = [
  ...['A1', 'A2', 'A', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D', 'DE', 'S', 'T'].map((each) => `Førerkort ${each}`),
  'Yrkessjåførkompetanse (YSK)',
  'ADR-kompetansebevis',
  'Truckførerbevis T1–T4',
  'Fagbrev',
  'Svennebrev',
  'Mesterbrev',
  'Autorisasjon som helsefagarbeider',
  'Autorisasjon som sykepleier',
  'Varme arbeider',
  'Kranførerbevis G4',
  'Grunnleggende sikkerhetskurs (GSK)',
  'HMS-kurs for ledere',
];
