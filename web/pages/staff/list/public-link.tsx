interface Props {
  to: string;
  name: string;
}

/** The page that is talked about, beside the list that one goes on with. */
export const PublicLink = ({ to, name }: Props) => (
  <a href={to} target="_blank" rel="noopener">
    {name}
    <span className="visually-hidden"> (åpnes i ny fane)</span>
  </a>
);
