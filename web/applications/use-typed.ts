import { useState } from 'react';

/** In which parts of a page something is typed that is not sent, and how each of them says so. */
export function useTyped<Part extends string>(...parts: Part[]) {
  const [typed, setTyped] = useState<Partial<Record<Part, boolean>>>({});
  const [onTyped] = useState(() => {
    const tell = (part: Part) => (isTyped: boolean) => setTyped((before) => ({ ...before, [part]: isTyped }));
    return Object.fromEntries(parts.map((part) => [part, tell(part)])) as Record<Part, (isTyped: boolean) => void>;
  });
  return { isTyped: Object.values(typed).includes(true), onTyped };
}
