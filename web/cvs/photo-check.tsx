import { Check } from './check.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the document shows the photo of the CV. */
export const PhotoCheck = (props: Props) => <Check label="Ta med bildet" {...props} />;
