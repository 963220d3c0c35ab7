/** But no file that lies beside the page. */
const bare =
  /^(?![^/?#]*\.(?:html?|php|aspx?|jsp|pdf|docx?)(?:[?#]|$))[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

/** Addresses often come without a scheme. */
export const withScheme = (address: string): string => (bare.test(address) ? `https://${address}` : address);
