import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** What was tried under a key may have arrived: the same answers are tried again under it, others need another one. */
export function useAttemptKey() {
  const attempt = useRef({ content: '', key: '' });
  const keyFor = (content: unknown) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: newKey() };
    return attempt.current.key;
  };
  const forget = () => {
    attempt.current = { content: '', key: '' };
  };
  return { keyFor, forget };
}
