import { Button } from '@digdir/designsystemet-react';
import { shownAs } from '../ui/file-viewer/shown-as.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './show-file.module.css';

/** Beside a file that can be read here. */
export const ShowFile = ({ name, onShow }: { name: string; onShow: () => void }) =>
  shownAs(name) && (
    <Button variant="tertiary" data-size="sm" className={styles.show} onClick={onShow}>
      <Icon name="eye" />
      Vis
      <span className="visually-hidden">{name}</span>
    </Button>
  );
