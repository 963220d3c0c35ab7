import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { useNeighbours } from './use-neighbours.ts';

/** Those before and after the one that is open. */
export function NeighbourLinks({ before, after, nextPage }: ReturnType<typeof useNeighbours>) {
  if (!before && !after && !nextPage) return null;
  return (
    <nav aria-label="Andre søknader">
      <Neighbour search={before} label="Forrige" of="søknad" icon="arrow-left" />
      <Neighbour search={after} label="Neste" of="søknad" icon="arrow-right" />
      <Neighbour search={nextPage} hash="soknader" label="Neste side" of="med søknader" icon="arrow-right" />
    </nav>
  );
}

interface NeighbourProps {
  search: string | undefined;
  /** Where to begin there. */
  hash?: string;
  label: string;
  /** In a list of links it stands alone. */
  of: string;
  icon: IconName;
}

function Neighbour({ search, hash, label, of, icon }: NeighbourProps) {
  if (search === undefined) return null;
  return (
    <Button asChild variant="tertiary" data-size="sm">
      <Link to={{ search, hash }} preventScrollReset={!hash}>
        <Icon name={icon} />
        {label}
        <span className="visually-hidden"> {of}</span>
      </Link>
    </Button>
  );
}
