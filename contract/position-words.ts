import type { Experience } from './positions.ts';

export const experienceLabels: Record<Experience, string> = {
  entry: 'Nyutdannet (0–2 år)',
  junior: 'Noe erfaring (2–5 år)',
  senior: 'Erfaren (5+ år)',
  lead: 'Leder eller ekspert',
};
