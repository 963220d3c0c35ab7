import { useAddressedField } from './use-addressed-field.ts';

export function SearchInput({ id, value, placeholder }: { id: string; value: string; placeholder: string }) {
  const input = useAddressedField(value);
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
