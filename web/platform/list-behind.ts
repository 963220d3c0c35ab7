import { useLocation } from 'react-router';

/** The query of the list that one came from: its cards hand it on as `state={{ list: location.search }}`. */
export const useListBehind = (): string => (useLocation().state as { list?: string } | null)?.list ?? '';
