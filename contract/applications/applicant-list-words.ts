/** What public employers must tell of how many of each applied (offentleglova § 25). */
export const genders = ['woman', 'man', 'unstated'] as const;
export type Gender = (typeof genders)[number];

export const genderNames: Record<Gender, string> = { woman: 'Kvinne', man: 'Mann', unstated: 'Vil ikke oppgi' };

export const applicantListLimits = { age: { min: 13, max: 99 }, line: 100, reason: 1000 } as const;

/** Whether one is left out of the list, for who asked for it. */
export const exemptions = ['asked', 'granted', 'declined'] as const;

interface Entry {
  age: number | string;
  gender: string;
  occupation: string;
  municipality: string;
  exemptionReason: string | null;
}

/** Word by word, a line each; while it is filled in, what there is of it. */
export const entryInWords = ({ age, gender, occupation, municipality, exemptionReason }: Entry) =>
  [
    age !== '' && `${age} år`,
    Object.hasOwn(genderNames, gender) && `Kjønn: ${genderNames[gender as Gender].toLowerCase()}`,
    occupation,
    municipality,
    exemptionReason && `Ber om å bli unntatt: ${exemptionReason}`,
  ]
    .filter(Boolean)
    .join('\n');
