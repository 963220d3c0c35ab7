import type { Experience, PayFloor, WorkLanguage } from '../positions.ts';

export const experienceLabels: Record<Experience, string> = {
  entry: 'Nyutdannet (0–2 år)',
  junior: 'Noe erfaring (2–5 år)',
  senior: 'Erfaren (5+ år)',
  lead: 'Leder eller ekspert',
};

export const workLanguageLabels: Record<WorkLanguage, string> = {
  Norsk: 'Norsk',
  'Svensk eller dansk': 'Svensk eller dansk',
  Engelsk: 'Engelsk',
  Samisk: 'Samisk',
};

export const payLabels: Record<PayFloor, string> = {
  0: 'Oppgir lønn',
  400000: 'Fra 400 000 kr',
  500000: 'Fra 500 000 kr',
  600000: 'Fra 600 000 kr',
  700000: 'Fra 700 000 kr',
  800000: 'Fra 800 000 kr',
};
