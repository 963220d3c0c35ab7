import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is marked as wrong, or says what is. */
export const firstWrong = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]');

/**
 * What is wrong first gets the focus once it is there and can take it; where nothing is, the button that was pressed, or what
 * took the place of the form. Then what was said is brought into sight.
 */
export function useRefusedForm(isSending: boolean, end?: RefObject<HTMLElement | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 || isSending) return;
    const wrong = firstWrong(form.current);
    const isLost = document.activeElement === document.body;
    const pressed = form.current?.querySelector<HTMLElement>('[data-send]');
    (wrong ?? (isLost ? (pressed ?? end?.current) : null))?.focus();
    // Over a form that is longer than the screen it would not be seen from the button below.
    if (!wrong) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusals, isSending, end]);
  return { form, refuse: () => setRefusals((before) => before + 1) };
}
