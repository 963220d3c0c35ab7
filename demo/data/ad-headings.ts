import type { Random } from '../random.ts';

/** The words around the building blocks; they vary from ad to ad. */
export interface Headings {
  tasks: string;
  demands: string;
  offers: string;
  hereYouWill: string;
  weOffer: string;
  you: string;
}

const headings: Record<'nb' | 'nn', Record<keyof Headings, string[]>> = {
  nb: {
    tasks: [
      'Arbeidsoppgaver',
      'Dette skal du gjøre',
      'Oppgavene',
      'Hva jobben går ut på',
      'Dagene fylles av',
      'Ansvar og oppgaver',
    ],
    demands: ['Kvalifikasjoner', 'Dette trenger du', 'Vi ser etter', 'Hvem du er', 'Krav og ønsker', 'Din bakgrunn'],
    offers: ['Vi tilbyr', 'Dette får du', 'Hva du får hos oss', 'Vilkår', 'Til gjengjeld'],
    hereYouWill: [
      'I denne jobben skal du',
      'Du skal blant annet',
      'Sammen med kollegaene skal du',
      'Til daglig skal du',
    ],
    weOffer: ['Vi kan tilby', 'Hos oss får du', 'Med jobben følger', 'Du får'],
    you: ['Du har', 'Jobben krever at du har', 'Du må ha', 'For å lykkes bør du ha'],
  },
  nn: {
    tasks: ['Arbeidsoppgåver', 'Dette skal du gjere', 'Oppgåvene'],
    demands: ['Kvalifikasjonar', 'Dette treng du', 'Vi ser etter'],
    offers: ['Vi tilbyr', 'Dette får du', 'Vilkår'],
    hereYouWill: ['I denne jobben skal du', 'Du skal mellom anna', 'Til dagleg skal du'],
    weOffer: ['Vi kan tilby', 'Hjå oss får du', 'Med jobben følgjer'],
    you: ['Du har', 'Du må ha'],
  },
};

export function pickHeadings(language: 'nb' | 'nn', random: Random): Headings {
  const choice = headings[language];
  return {
    tasks: random.pick(choice.tasks),
    demands: random.pick(choice.demands),
    offers: random.pick(choice.offers),
    hereYouWill: random.pick(choice.hereYouWill),
    weOffer: random.pick(choice.weOffer),
    you: random.pick(choice.you),
  };
}
