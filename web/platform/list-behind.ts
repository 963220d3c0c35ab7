import { useLocation } from 'react-router';

/** Query and anchor of the list that one came from: its cards hand them on as `state={{ list: location.search }}`. */
export const useListBehind = (): string => (useLocation().state as { list?: string } | null)?.list ?? '';
