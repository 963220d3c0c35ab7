import { isSelect, isText, type Question } from './application-form-fields.ts';
import { hintRules } from './position-hint-rules.ts';
import { questionRules } from './question-hint-rules.ts';
import { wordsFound } from './words-found.ts';

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

/** What an employer may not ask, or need not, each once: never a reason to refuse. */
export function questionHints({ type, question, options, placeholder }: HintedQuestion): QuestionHint[] {
  const text = [question, ...(isSelect(type) ? options : []), ...(isText(type) ? [placeholder] : [])].join('\n');
  return rules.flatMap((rule) => {
    const { name, kind, explanation, suggestion } = rule;
    const [found] = wordsFound(text, rule);
    return found === undefined ? [] : { rule: name, kind, found, explanation, suggestion };
  });
}
