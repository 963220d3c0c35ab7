import { OwnCandidate } from '../../candidates/own/own-candidate.tsx';
import { PlacesField } from '../../places/places-field.tsx';

export default function Found({ userId }: { userId: string }) {
  return <OwnCandidate userId={userId} PlacesField={PlacesField} />;
}
