/** Behind the words of a link that leaves the page where it is: going back from there leads nowhere. */
export const InNewTab = () => <span className="visually-hidden"> (åpnes i ny fane)</span>;
