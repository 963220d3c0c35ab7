import { useEffect, useRef } from 'react';

/** For a button that gives way to a form: when the form is closed, the button that comes back gets the focus. */
export function useFocusBack(formIsOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(formIsOpen);
  useEffect(() => {
    if (wasOpen.current && !formIsOpen) opener.current?.focus();
    wasOpen.current = formIsOpen;
  }, [formIsOpen]);
  return opener;
}
