/**
 * Sentences that break Norwegian rules or good practice, and what is wrong with them. They occur only in the few
 * positions that the generator marks, which wait for approval, so that staff have something to look at.
 */
export const unlawfulSentences = [
  { flag: 'alder', where: 'requirements', text: 'Du er mellom 20 og 30 år.' },
  { flag: 'kjønn', where: 'requirements', text: 'Vi ønsker oss en mann til denne jobben, fordi den er tung.' },
  { flag: 'graviditet', where: 'requirements', text: 'Opplys i søknaden om du planlegger å få barn de neste årene.' },
  { flag: 'religion', where: 'requirements', text: 'Skriv hvilket trossamfunn du tilhører.' },
  { flag: 'etnisitet', where: 'requirements', text: 'Søkere må være etnisk norske.' },
  { flag: 'fagforening', where: 'requirements', text: 'Fortell om du er medlem av en fagforening.' },
  { flag: 'fødselsnummer', where: 'description', text: 'Legg ved kopi av pass og oppgi fødselsnummer i søknaden.' },
  { flag: 'helse', where: 'requirements', text: 'Oppgi hvor mange sykedager du hadde i fjor.' },
] as const;

export type AdCheckFlag = (typeof unlawfulSentences)[number]['flag'];
