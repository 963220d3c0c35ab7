const mark = 'epost';

/** The address that an invitation was sent to: its link names it. */
export const addressOfLink = () => new URLSearchParams(location.hash.slice(1)).get(mark) ?? '';

export const linkWithAddress = (address: string) => `/?registrer#${new URLSearchParams({ [mark]: address })}`;

export function forgetAddressOfLink() {
  if (addressOfLink()) history.replaceState(history.state, '', location.pathname + location.search);
}
