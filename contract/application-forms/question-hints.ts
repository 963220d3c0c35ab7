import { hintRules } from '../positions/position-hint-rules.ts';
import { sentencesOf, words, wordsFound } from '../words-found.ts';
import { type FormSnapshot, isSelect, isText, type Question } from './application-form-fields.ts';
import { questionRules } from './question-hint-rules.ts';

/** As far as it is written. */
export type HintedQuestion = Pick<Question, 'type' | 'question' | 'options' | 'placeholder'>;

export interface QuestionHint {
  rule: string;
  kind: 'law' | 'clarity';
  /** The words it is about, as they stand there. */
  found: string;
  explanation: string;
  suggestion: string;
}

const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`, 'iu');

const rules = hintRules.flatMap((rule) => {
  const asked = questionRules[rule.name];
  if (!asked) return rule.kind === 'law' ? rule : [];
  return { ...rule, ...asked, pattern: asked.instead ? asked.pattern : either(asked.pattern, rule.pattern) };
});

/** What somebody is told to leave out is not asked for. "Glem ikke å skrive" asks, and so does "ikke uten". */
const toldNotTo = words(
  '(?:(?:skriv|oppgi|legg|send|last|trenger|ber) ikke|ikke (?:skriv|skrive|oppgi|legg|legge|send|sende|last|laste)|(?:skal|må) ikke (?:oppgis|skrives|sendes|legges)|(?:la være|unngå) å (?:skrive|oppgi|legge|sende|laste))(?!.* (?:uten|men|bare) )',
);

/** What an employer may not ask, or need not, each once: never a reason to refuse. */
export const questionHints = ({ type, question, options, placeholder }: HintedQuestion) =>
  hintsIn([question, ...(isSelect(type) ? options : []), ...(isText(type) ? [placeholder] : [])].join('\n'));

/** The same of what stands above the questions. A title alone names a trade, and asks for nothing: Helse, Barn. */
export const formHints = ({ title, description }: Pick<FormSnapshot, 'title' | 'description'>) =>
  hintsIn(`${title} – ${description}`);

function hintsIn(text: string): QuestionHint[] {
  const asking = sentencesOf(text).filter((sentence) => !toldNotTo.test(sentence));
  return rules.flatMap((rule) => {
    const { name, kind, explanation, suggestion } = rule;
    const [found] = wordsFound(asking.join('\n'), rule);
    return found === undefined ? [] : { rule: name, kind, found, explanation, suggestion };
  });
}
