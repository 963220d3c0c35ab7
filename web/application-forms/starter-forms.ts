import { blankQuestions, type DraftQuestion, type FormDraft } from './form-draft.ts';

type Asked = Partial<DraftQuestion>;

interface Starter {
  name: string;
  description: string;
  questions: Asked[];
}

const cv: Asked = { type: 'file_upload', question: 'Last opp CV', required: true };
const why: Asked = {
  type: 'long_answer',
  question: 'Hvorfor søker du hos oss?',
  required: true,
  maxLength: 1500,
  placeholder: 'Noen setninger er nok',
};
const start: Asked = { type: 'date', question: 'Når kan du begynne?' };
const license: Asked = {
  type: 'select_multiple',
  question: 'Hvilke førerkort har du?',
  options: ['B', 'BE', 'C1', 'C', 'CE', 'D', 'Truckførerbevis'],
};

const starters: Starter[] = [
  { name: 'Kort søknad', description: 'Noen setninger og en CV.', questions: [why, cv] },
  {
    name: 'Fagarbeider',
    description: 'Fagbrev, førerkort og erfaring.',
    questions: [
      { id: 'certificate', type: 'yes_no', question: 'Har du fagbrev eller svennebrev i faget?', required: true },
      {
        type: 'short_answer',
        question: 'Hvilket fag, og når tok du det?',
        required: true,
        showWhen: { questionId: 'certificate', answers: ['ja'] },
      },
      license,
      { type: 'long_answer', question: 'Fortell om arbeid du har gjort før', required: true, maxLength: 2000 },
      start,
      { ...cv, required: false },
    ],
  },
  {
    name: 'Kontor og administrasjon',
    description: 'Søknadstekst, språk, vitnemål og oppsigelsestid.',
    questions: [
      why,
      {
        type: 'select_multiple',
        question: 'Hvilke språk arbeider du på?',
        options: ['Norsk', 'Engelsk', 'Svensk', 'Dansk', 'Tysk', 'Polsk'],
      },
      {
        type: 'select_single',
        question: 'Hvor lang oppsigelsestid har du?',
        required: true,
        options: ['Ingen', '14 dager', 'En måned', 'To måneder', 'Tre måneder eller mer'],
      },
      cv,
      { type: 'file_upload', question: 'Last opp vitnemål og attester' },
    ],
  },
  {
    name: 'Sommerjobb',
    description: 'Når søkeren kan arbeide, og litt om hvem det er.',
    questions: [
      { type: 'yes_no', question: 'Er du fylt 18 år?', required: true },
      { type: 'date', question: 'Fra hvilken dag kan du arbeide?', required: true },
      { type: 'date', question: 'Til hvilken dag kan du arbeide?', required: true },
      {
        type: 'select_multiple',
        question: 'Når kan du arbeide?',
        required: true,
        options: ['Dag', 'Kveld', 'Natt', 'Helg'],
      },
      { ...why, required: false, maxLength: 800 },
    ],
  },
];

/** Forms to begin with, made anew each time. */
export const starterForms = starters.map(({ name, description, questions }) => ({
  name,
  description,
  make: (): FormDraft => ({ title: name, description: '', isActive: true, questions: blankQuestions(questions) }),
}));
