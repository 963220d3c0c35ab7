import { redirect } from 'react-router';

/** An address from the first days of the product that people still have. */
export const loader = () => redirect('/cv-bygger-info', 301);
