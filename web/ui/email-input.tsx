import { Input } from '@digdir/designsystemet-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { meantAddress } from './meant-address.ts';

/** Nobody is asked in the middle of a word. */
const PAUSE_MS = 800;

interface Props extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (event: { target: { value: string } }) => void;
}

/** An address. Where it looks like a slip in the name of a big provider, it asks; whoever meant it so just goes on. */
export function EmailInput({ onChange, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(input.defaultValue ?? '');
  const address = input.value ?? typed;
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    setMeant(undefined);
    const timer = setTimeout(() => setMeant(meantAddress(address)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);

  const change = (event: { target: { value: string } }) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const put = (value: string) => {
    if (field.current) field.current.value = value;
    change({ target: { value } });
    field.current?.focus();
  };
  return (
    <>
      <Input {...input} ref={field} type="email" maxLength={policy.lengths.email} onChange={change} />
      <div role="status" className={meant ? undefined : 'visually-hidden'}>
        {meant && (
          <>
            Mente du {meant}?{' '}
            <button
              type="button"
              className="ds-link"
              disabled={input.disabled || input.readOnly}
              onClick={() => put(meant)}
            >
              Bytt til den
            </button>
          </>
        )}
      </div>
    </>
  );
}
