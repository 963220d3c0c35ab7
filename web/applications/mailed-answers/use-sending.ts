import type { FormEvent } from 'react';
import { useNavigation } from 'react-router';

/** Whether a form of the page is under way; pressed meanwhile, it is not sent again. */
export function useSending() {
  const isSending = useNavigation().formMethod === 'POST';
  const once = (event: FormEvent) => {
    if (isSending) event.preventDefault();
  };
  return { isSending, once };
}
