const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** The ninth digit (modulus 11), or nothing when no number begins with these eight. */
function checkDigit(firstEight: string): string | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(firstEight[index]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? undefined : String(digit);
}

export function isOrganisationNumber(value: string): boolean {
  return /^\d{9}$/.test(value) && checkDigit(value) === value[8];
}

/** Real units begin with 8 or 9; 2 and 3 belong to synthetic test data, so a demo never points at a real employer. */
export function isSyntheticOrganisationNumber(value: string): boolean {
  return /^[23]/.test(value) && isOrganisationNumber(value);
}

/** The first synthetic number at or after these eight digits. */
export function syntheticOrganisationNumber(from: number): string {
  for (let firstEight = from; ; firstEight += 1) {
    const digit = checkDigit(String(firstEight));
    if (digit !== undefined) return `${firstEight}${digit}`;
  }
}
