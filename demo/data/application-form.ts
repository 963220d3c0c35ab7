import type { Question } from '../../contract/application-forms/application-form-fields.ts';

const plain = { placeholder: '', options: [], maxLength: 500, allowedFileTypes: [], maxFileSize: 10, required: true };

/** What employers of the demo ask. */
export const demoForm = {
  title: 'Søknad',
  description: 'Vi leser alle søknader. Skriv gjerne kort.',
  questions: [
    {
      ...plain,
      id: 'hvorfor',
      type: 'long_answer',
      question: 'Hvorfor vil du jobbe hos oss?',
      placeholder: 'Noen setninger holder',
      maxLength: 1500,
    },
    { ...plain, id: 'start', type: 'date', question: 'Når kan du begynne?' },
    {
      ...plain,
      id: 'erfaring',
      type: 'select_single',
      question: 'Hvor lenge har du gjort lignende arbeid?',
      options: ['Mindre enn ett år', '1–3 år', '4–10 år', 'Mer enn 10 år'],
    },
    {
      ...plain,
      id: 'spraak',
      type: 'select_multiple',
      question: 'Hvilke språk snakker du på jobb?',
      options: ['Norsk', 'Engelsk', 'Samisk', 'Polsk', 'Arabisk'],
      required: false,
    },
    { ...plain, id: 'forerkort', type: 'yes_no', question: 'Har du førerkort?' },
    {
      ...plain,
      id: 'klasser',
      type: 'select_multiple',
      question: 'Hvilke klasser har du?',
      options: ['B', 'BE', 'C1', 'C', 'CE', 'D'],
      required: false,
      showWhen: { questionId: 'forerkort', answers: ['ja'] },
    },
    {
      ...plain,
      id: 'cv',
      type: 'file_upload',
      question: 'CV',
      allowedFileTypes: ['pdf', 'doc', 'docx'],
      required: false,
    },
  ] satisfies Question[],
};

/** What applicants of the demo answer to the first question. */
export const demoReasons = [
  'Jeg har fulgt dere lenge, og liker måten dere tar vare på folk på. Nå vil jeg være med selv.',
  'Jeg har gjort dette arbeidet i flere år, og ser etter et sted der jeg kan bli værende.',
  'Jeg flytter til distriktet til våren, og dette er stillingen jeg har lett etter.',
  'Jeg er nettopp ferdig utdannet og har hatt praksis på et lignende sted. Der fikk jeg godt skussmål.',
  'Jeg trives best når dagene er ulike. Det ser ut til at de er det hos dere.',
];

/** What the employer writes to applicants again and again. */
export const demoReplies = [
  'Takk for søknaden. Vi gikk denne gangen videre med søkere som har mer erfaring fra lignende arbeid. Lykke til videre!',
  'Takk for søknaden. Vi liker det du skriver, og ringer deg i løpet av uken.',
];
