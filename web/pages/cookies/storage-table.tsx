import { Table } from '@digdir/designsystemet-react';
import { WideContent } from '../../ui/wide-content.tsx';
import styles from './storage-table.module.css';
import type { Stored } from './stored-things.ts';

interface StorageTableProps {
  caption: string;
  stored: Stored[];
}

export function StorageTable({ caption, stored }: StorageTableProps) {
  return (
    <WideContent label={caption}>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Navn</th>
            <th scope="col">Brukes til</th>
            <th scope="col">Varer</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideContent>
  );
}
