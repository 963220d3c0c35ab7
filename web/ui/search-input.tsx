import { useEffect, useRef } from 'react';

/** Follows the address (back, forward, a removed filter), not what is being typed. */
export function SearchInput({ id, value, placeholder }: { id: string; value: string; placeholder: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <input
      ref={input}
      id={id}
      className="ds-input"
      type="search"
      name="search"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={placeholder}
      defaultValue={value}
    />
  );
}
