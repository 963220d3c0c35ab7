import { Button } from '@digdir/designsystemet-react';
import { usePublicUrl } from '../platform/public-url.ts';
import { Icon } from './icon.tsx';
import styles from './share-button.module.css';
import { useCopied } from './use-copied.ts';

interface Props {
  title: string;
  path: string;
}

/** Passes the address of a page on: from a phone as it shares anything, elsewhere by the clipboard. */
export function ShareButton({ title, path }: Props) {
  const url = usePublicUrl() + path;
  const { copied, copy } = useCopied(url);
  const share = async () => {
    if (!('share' in navigator && matchMedia('(pointer: coarse)').matches)) return await copy();
    // Whoever changes their mind has nothing copied.
    return await navigator.share({ title, url }).catch(({ name }: Error) => name !== 'AbortError' && copy());
  };
  return (
    <>
      <Button type="button" className={styles.share} variant="tertiary" onClick={share}>
        <Icon name={copied ? 'check' : 'share'} />
        {copied ? 'Lenken er kopiert' : 'Del'}
      </Button>
      <span role="status" className={copied === false ? undefined : 'visually-hidden'}>
        {copied && 'Lenken er kopiert.'}
        {copied === false && 'Nettleseren lot oss ikke kopiere. Lenken står i adressefeltet.'}
      </span>
    </>
  );
}
