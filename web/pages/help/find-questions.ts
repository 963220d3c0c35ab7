import type { Topic } from './questions.ts';

/** The topics with only those questions in which every word of the search occurs. */
export function findQuestions(topics: Topic[], search: string): Topic[] {
  const words = search.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean);
  if (words.length === 0) return topics;
  return topics
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter(({ question, answer }) => {
        const text = [heading, question, ...answer].join(' ').toLocaleLowerCase('nb');
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
