import type { ReactNode } from 'react';
import { KeptRoom } from './kept-room.tsx';
import { Loading } from './loading.tsx';
import { RetryButton } from './retry-button.tsx';

interface Props {
  /** Nothing while it is being loaded. */
  retry: (() => void) | null;
  /** What is being loaded. */
  children: string;
  /** What it will look like, where something stands below that is not to jump. */
  room?: ReactNode;
}

/** Stands where something is not there yet, or did not come: why is said where the page says such things. */
export function LoadingOrRetry({ room, retry, children }: Props) {
  const shown = retry ? (
    <div>
      <RetryButton onClick={retry} />
    </div>
  ) : (
    <Loading>{children}</Loading>
  );
  return room ? <KeptRoom room={room}>{shown}</KeptRoom> : shown;
}
