import { Button } from '@digdir/designsystemet-react';
import type { Column } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './list-frame.module.css';

interface Options<R> {
  nameOf: (row: R) => string;
  /** Whose it is, where names repeat: told to those who hear the buttons. */
  ownerOf?: (row: R) => string;
  edit: (id: string) => void;
  ask: (row: { id: string; name: string }) => void;
}

/** What staff may do with a row: change it and ask to take it down, also what its owner could switch on again. */
export const actionsColumn = <R extends { id: string; isActive: boolean; isStopped?: boolean }>({
  nameOf,
  ownerOf,
  edit,
  ask,
}: Options<R>): Column<R> => ({
  label: 'Handlinger',
  isPlain: true,
  show: (row) => {
    const { id, isActive, isStopped = true } = row;
    const name = nameOf(row);
    const heard = ownerOf ? `${name} hos ${ownerOf(row)}` : name;
    return (
      <div className={styles.actions}>
        <Button variant="tertiary" data-size="sm" aria-label={`Rediger ${heard}`} onClick={() => edit(id)}>
          <Icon name="pencil" />
          Rediger
        </Button>
        {(isActive || !isStopped) && (
          <Button
            variant="tertiary"
            data-size="sm"
            data-color="danger"
            aria-label={`Deaktiver ${heard}`}
            onClick={() => ask({ id, name })}
          >
            Deaktiver
          </Button>
        )}
      </div>
    );
  },
});
