import { useEffect, useRef, useState } from 'react';

/** The first wrong field gets the focus once it is there and can take it; where none is wrong, the button that was pressed. */
export function useRefusedForm(isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 || isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isLost = document.activeElement === document.body;
    const next = wrong ?? (isLost ? form.current?.querySelector<HTMLElement>('[data-send]') : null);
    next?.focus();
  }, [refusals, isSending]);
  return { form, refuse: () => setRefusals((before) => before + 1) };
}
