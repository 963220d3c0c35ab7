import { OwnCandidate } from '../../candidates/own/own-candidate.tsx';
import { PlacesField } from '../../places/places-field.tsx';

export default function Found() {
  return <OwnCandidate PlacesField={PlacesField} />;
}
