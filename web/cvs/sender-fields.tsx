import type { CvData } from '../../contract/cvs/cv-fields.ts';
import { TypedField } from './typed-field.tsx';

type Sender = Pick<CvData['personalInfo'], 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>;

interface Props {
  value: Sender;
  onChange: (part: Partial<Sender>) => void;
}

/** Whose a document is, and how they are reached. */
export function SenderFields({ value, onChange }: Props) {
  return (
    <>
      <TypedField
        label="Fornavn"
        autoComplete="given-name"
        value={value.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TypedField
        label="Etternavn"
        autoComplete="family-name"
        value={value.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      <TypedField
        label="E-post"
        type="email"
        autoComplete="email"
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
      <TypedField
        label="Telefon"
        optional
        type="tel"
        autoComplete="tel"
        value={value.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TypedField
        label="Adresse"
        optional
        autoComplete="street-address"
        value={value.address}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
