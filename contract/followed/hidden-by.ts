/** The letters of an employer's name: the same however it is written. */
export const nameKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands where an ad names no employer is nobody's name. */
const namesEmployer = (name: string) => !['', 'ukjentbedrift'].includes(nameKey(name));

export interface Employer {
  /** The main unit's where it is known. */
  employerNumber: string | null;
  businessName: string;
}

/** Whether there is anything to know it by. */
export const canBeHidden = ({ employerNumber, businessName }: Employer) =>
  Boolean(employerNumber) || namesEmployer(businessName);

interface Lists<Position, Business> {
  hiddenPositions: (Position & { sameIds: string[] })[];
  hiddenBusinesses: (Business & { organizationNumber: string | null; name: string })[];
}

/** The rule of what is hidden, for browser and server: an ad by its id, an employer by its number or else its name. */
export function hiddenBy<Position, Business>({ hiddenPositions, hiddenBusinesses }: Lists<Position, Business>) {
  const positions = new Map(
    hiddenPositions.flatMap((position) => position.sameIds.map((id): [string, Position] => [id, position])),
  );
  const businesses = new Map<string | null, Business>(
    hiddenBusinesses.map((business) => [business.organizationNumber ?? nameKey(business.name), business]),
  );
  return {
    positionOf: (id: string) => positions.get(id),
    businessOf: ({ employerNumber, businessName }: Employer) =>
      businesses.get(employerNumber) ?? businesses.get(nameKey(businessName)),
  };
}
