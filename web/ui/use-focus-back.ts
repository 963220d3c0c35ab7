import { useEffect, useRef } from 'react';

/** For a button that gives way to a form: when the form is closed, the button that comes back, or its heading, gets the focus. */
export function useFocusBack<Opener extends HTMLElement = HTMLButtonElement>(formIsOpen: boolean) {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(formIsOpen);
  useEffect(() => {
    if (wasOpen.current && !formIsOpen) opener.current?.focus();
    wasOpen.current = formIsOpen;
  }, [formIsOpen]);
  return opener;
}
