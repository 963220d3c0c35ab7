import styles from './references.module.css';

/** What those who are named are asked. */
export const AskedQuestions = ({ questions }: { questions: string[] }) => (
  <ol className={styles.questions}>
    {questions.map((question) => (
      <li key={question}>{question}</li>
    ))}
  </ol>
);
