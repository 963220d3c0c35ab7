/** Nobody else has it. Also where the page is not served over HTTPS, unlike `crypto.randomUUID`. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
