import type { FormEvent } from 'react';

/** What stands in a form's search field when it is sent. */
export const searchWords = ({ currentTarget }: FormEvent<HTMLFormElement>): string =>
  `${new FormData(currentTarget).get('search') ?? ''}`.trim();
