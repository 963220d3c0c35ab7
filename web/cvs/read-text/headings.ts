export type Kind =
  | 'experience'
  | 'education'
  | 'courses'
  | 'languages'
  | 'skills'
  | 'licence'
  | 'references'
  | 'about'
  | 'contact'
  | 'unplaced';

/** In bokmål, nynorsk and English, in small letters. */
const words: Record<Kind, string> = {
  experience: `arbeidserfaring|jobb|arbeid|yrkeserfaring|jobberfaring|erfaring|erfaringer|arbeidspraksis|yrkespraksis|praksis|arbeidsforhold|jobber|stillinger|
    ansettelser|karriere|arbeidsliv|arbeidserfaringer|arbeidsrøynsle|yrkesrøynsle|røynsle|arbeidserfaring og praksis|sommerjobber|deltidsjobber|ekstrajobber|
    verv|tillitsverv|styreverv|frivillig arbeid|frivillighet|frivillig innsats|frivillig|frivillige verv|friviljug arbeid|frivillig erfaring|militærtjeneste|
    førstegangstjeneste|verneplikt|prosjekterfaring|oppdrag|ledererfaring|undervisningserfaring|
    experience|work experience|professional experience|employment|employment history|work history|career history|career|work|volunteering|
    volunteer|volunteer work|volunteer experience|volunteering experience|voluntary work|positions of trust|internships|military service|professional background`,
  education: `utdanning|utdannelse|utdanninger|utdanning og kvalifikasjoner|utdaning|skolegang|skule|skole|skoler|studier|akademisk bakgrunn|utdanningsbakgrunn|
    education|academic background|education and training|qualifications|studies|educational background`,
  courses: `kurs|sertifikat|sertifikater|sertifiseringer|sertifisering|kurser|etterutdanning|videreutdanning|fagbrev|autorisasjon|autorisasjoner|kursbevis|lisenser|
    sikkerhetskurs|kurs og opplæring|opplæring|godkjenninger|fagprøver|
    certifications|certificates|courses|training|licenses|licences|licenses and certifications|professional development|certification`,
  languages:
    'språk|språkkunnskaper|språkferdigheter|språkkunnskap|språkkompetanse|språkkunnskapar|languages|language skills|language',
  skills: `ferdigheter|ferdighet|ferdigheiter|kompetanse|kompetanser|kjernekompetanse|kjernekompetanser|nøkkelkompetanse|nøkkelkvalifikasjoner|kvalifikasjoner|
    nøkkelkvalifikasjonar|kvalifikasjonar|it|data|it-kunnskaper|it-kunnskapar|it-ferdigheter|it-kompetanse|datakunnskaper|datakunnskap|dataferdigheter|datakompetanse|
    fagkompetanse|faglig kompetanse|teknisk kompetanse|tekniske ferdigheter|teknologi|teknologier|verktøy|programmer|programvare|systemer|topp ferdigheter|
    toppferdigheter|mest relevante ferdigheter|personlige egenskaper|egenskaper|styrker|spesialkompetanse|digitale ferdigheter|annen kompetanse|
    skills|top skills|key skills|core skills|technical skills|computer skills|it skills|digital skills|soft skills|competences|competencies|core competencies|expertise|
    key qualifications|technologies|tools|areas of expertise|strengths|skills and competences`,
  licence:
    'førerkort|førarkort|sertifikat klasse|driving licence|driving license|driver’s license|drivers license|driving licences',
  references: 'referanse|referanser|referansar|reference|references|referees',
  about: `om meg|meg|profil|om|sammendrag|samandrag|kort om meg|hvem er jeg|personlig profil|profiltekst|oppsummering|introduksjon|jobbmål|karrieremål|mål|bakgrunn|
    faglig profil|nøkkelinformasjon|presentasjon|
    about me|about|profile|summary|personal statement|personal profile|professional summary|professional profile|executive summary|career summary|objective|career objective`,
  contact: `kontakt|kontaktinformasjon|kontaktinfo|kontaktdetaljer|kontaktopplysninger|personalia|personlig informasjon|personopplysninger|personlige opplysninger|personlige data|
    personinformasjon|kontakt meg|contact|contact information|contact details|contact info|personal information|personal details|personal data|get in touch|info|detaljer|details`,
  unplaced: `interesser|interessar|hobbyer|hobby|fritid|fritidsinteresser|fritidsaktiviteter|aktiviteter|publikasjoner|publikasjonar|prosjekter|prosjekt|prosjektar|utmerkelser|
    utmerkelser og priser|priser|stipender|foredrag|patenter|annet|anna|diverse|øvrig|øvrige opplysninger|andre opplysninger|anbefalinger|vedlegg|portefølje|lenker|nettsider|
    interests|hobbies|hobbies and interests|publications|projects|honors-awards|honors|awards|honours|patents|other|miscellaneous|recommendations|activities|links|portfolio|websites`,
};
const kinds = new Map(
  (Object.keys(words) as Kind[]).flatMap((kind) => words[kind].split('|').map((word) => [word.trim(), kind] as const)),
);
const before =
  /^(?:relevant|relevante|annen|anna|andre|øvrig|øvrige|tidligere|tidlegare|viktigste|utvalgt|utvalgte|min|mine|my|other|additional|selected|previous|key|main) /;
const MOST_LETTERS = 60;

/** Which part of a CV a line is the heading of, by its words alone. */
export function kindOf(text: string): Kind | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const name = text
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
  if (isSetApart(name)) return closed.get(name.replaceAll(' ', ''));
  const whole = kinds.get(name) ?? kinds.get(name.replace(before, ''));
  if (whole) return whole;
  const parts = name.split(/ og | and | & |, |\/|\+| eller /).map((part) => part.trim());
  const found = parts.map((part) => kinds.get(part) ?? kinds.get(part.replace(before, '')));
  return parts.length > 1 && found.every(Boolean) ? found[0] : undefined;
}

/** "E R FA R I N G": letters with room between them, but for pairs that lean on each other. */
const isSetApart = (name: string) =>
  /^\p{L}{1,2}(?: \p{L}{1,2}){2,}$/u.test(name) && /(?:^| )\p{L} \p{L}(?: |$)/u.test(name);
const closed = new Map([...kinds].map(([word, kind]) => [word.replaceAll(' ', ''), kind]));

/** Those of which one is enough to know a CV by. */
export const tellsOfCv: Kind[] = ['experience', 'education', 'languages', 'skills', 'courses'];
