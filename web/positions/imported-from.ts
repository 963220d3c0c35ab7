import type { ManagedPositionCard } from '../../contract/positions/managed-positions.ts';

type ImportedFrom = NonNullable<ManagedPositionCard['importedFrom']>;

/** The system that a position came from, and what that calls it. */
export const importedFromText = ({ system, reference }: Pick<ImportedFrom, 'system' | 'reference'>) =>
  `${system ?? 'eget system'}, referanse ${reference}`;
