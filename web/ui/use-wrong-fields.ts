import { type RefObject, useCallback, useState } from 'react';
import type { FieldError } from '../../contract/errors.ts';
import { useRefusedForm } from './use-refused-form.ts';

/** What was wrong when a form was sent: said at each field until it is changed, and over the form until none is wrong any more. */
export function useWrongFields<Path extends string = string>(isSending: boolean, end?: RefObject<HTMLElement | null>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [banner, setBanner] = useState<{ message: string; isOfFields: boolean } | null>(null);
  const { form, refuse } = useRefusedForm(isSending, end);

  const show = (found: readonly FieldError[], message: string) => {
    setErrors(found);
    setBanner({ message, isOfFields: found.length > 0 });
    refuse();
  };
  const hush = () => setBanner(null);
  const forget = useCallback(() => {
    setErrors([]);
    setBanner(null);
  }, []);
  const isMended = banner?.isOfFields && errors.length === 0;
  const errorOf = (path: Path) => errors.find((error) => error.path === path)?.msg;
  /** A field that is being changed is no longer wrong. */
  const clearError = useCallback(
    (path: Path) => setErrors((before) => before.filter((error) => error.path !== path)),
    [],
  );
  return {
    form,
    banner: banner && !isMended ? banner.message : null,
    errors,
    show,
    hush,
    forget,
    errorOf,
    clearError,
  };
}
