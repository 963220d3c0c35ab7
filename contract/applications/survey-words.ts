/** What applicants are asked when it is over, each with its answers from the worst to the best. */
export const surveyQuestions = {
  ease: {
    question: 'Hvor lett var det å søke?',
    choices: ['Svært vanskelig', 'Vanskelig', 'Midt imellom', 'Lett', 'Svært lett'],
  },
  informed: {
    question: 'Fikk du vite det du trengte underveis?',
    choices: ['Nei, ingenting', 'Lite', 'Noe', 'Det meste', 'Ja, alt'],
  },
  again: {
    question: 'Ville du søkt på en stilling der igjen?',
    choices: ['Nei', 'Neppe', 'Kanskje', 'Trolig', 'Ja'],
  },
} as const;

export type SurveyQuestion = keyof typeof surveyQuestions;

/** The place of its form on the page of an application. */
export const surveyAnchor = 'hvordan-var-det';
