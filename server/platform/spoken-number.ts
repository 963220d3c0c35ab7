/** By which people can talk about something without knowing more of it: 482-137. */
export function spokenNumber(id: string) {
  const digits = String(Number.parseInt(id.slice(-8), 16) % 1_000_000).padStart(6, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
