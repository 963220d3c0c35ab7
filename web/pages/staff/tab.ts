/** Tells at the top of the panel what went wrong or well; `null` takes it away. */
export type Say = (message: string | null, tone?: 'danger' | 'success') => void;

/** What each tab of the panel gets. */
export interface TabProps {
  say: Say;
}
