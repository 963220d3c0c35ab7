import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is marked as wrong, or says what is. */
export const firstWrong = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]');

/**
 * What is wrong first gets the focus once it is there and can take it; where nothing is, the button that was pressed, or what
 * took the place of the form.
 */
export function useRefusedForm(isSending: boolean, end?: RefObject<HTMLElement | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 || isSending) return;
    const isLost = document.activeElement === document.body;
    const pressed = form.current?.querySelector<HTMLElement>('[data-send]');
    (firstWrong(form.current) ?? (isLost ? (pressed ?? end?.current) : null))?.focus();
  }, [refusals, isSending, end]);
  return { form, refuse: () => setRefusals((before) => before + 1) };
}
