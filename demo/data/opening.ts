import type { Random } from '../random.ts';

const reasons = {
  nb: [
    'Nå trenger vi en kollega til.',
    'En av oss går av med pensjon, og plassen skal fylles av noen som vil bli lenge.',
    'Vi har fått mer å gjøre og utvider laget.',
    'Stillingen er ny, og du er med på å forme den.',
    'Til laget vårt søker vi en som vil ta del i hverdagen fra første dag.',
    'Vi har lyst til å bli kjent med deg som synes dette høres ut som et sted å være.',
    'En kollega har fått nye oppgaver, og derfor er det en plass ledig.',
    'Lurer du på om det er noe for deg? Ring gjerne før du søker.',
    'Vi ansetter én person nå og regner med flere til neste år.',
    'Det viktigste for oss er at vi får en som vil være med og gjøre det litt bedre.',
    'Bor du et annet sted i dag, hjelper vi gjerne til med å finne bolig.',
    'Vi leser alle søknader og svarer alle, også dem vi ikke ansetter.',
  ],
  nn: [
    'No treng vi ein kollega til.',
    'Vi har fått meir å gjere og utvidar laget.',
    'Stillinga er ny, og du er med på å forme henne.',
    'Vi les alle søknader og svarar alle.',
  ],
} as const;

/** One or two sentences of the employer's own story, and why there is a job. */
export function openingOf(story: string, language: 'nb' | 'nn', random: Random): string {
  const sentences = story.match(/[^.!?]+[.!?]+(?= |$)/g) ?? [story];
  const first = random.int(0, Math.max(0, sentences.length - 2));
  const told = sentences.slice(first, first + random.int(1, 2)).map((sentence) => sentence.trim());
  return [...told, random.pick(reasons[language])].join(' ');
}
