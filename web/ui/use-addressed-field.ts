import { useEffect, useRef } from 'react';

/**
 * A field that follows the address (back, forward, a removed filter), not what is being typed. What somebody typed before the
 * page came alive stays.
 */
export function useAddressedField(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (input.current && followed.current !== value) input.current.value = value;
    followed.current = value;
  }, [value]);
  return input;
}
