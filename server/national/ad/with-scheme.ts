/** A host ends in letters, which a number of a chapter or a time does not, and is no file that lies beside the page. */
const bare =
  /^(?![^/?#]*\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|odt|rtf|txt|csv|zip|png|jpe?g|gif|svg|webp)(?:[?#]|$))(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Addresses often come without a scheme. */
export const withScheme = (address: string): string => (bare.test(address) ? `https://${address}` : address);
