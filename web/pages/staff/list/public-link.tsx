import { InNewTab } from '../../../ui/in-new-tab.tsx';

interface Props {
  to: string;
  name: string;
}

/** The page that is talked about, beside the list that one goes on with. */
export const PublicLink = ({ to, name }: Props) => (
  <a href={to} target="_blank" rel="noopener">
    {name}
    <InNewTab />
  </a>
);
