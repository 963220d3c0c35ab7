/** The words of machines that staff meet, and what they mean. The first that fits. */
const meanings: [RegExp, string][] = [
  [/Enhetsregisteret/, 'Enhetsregisteret svarte ikke.'],
  [/NAV (asks|has asked) for a pause/, 'NAV har bedt oss om å vente.'],
  [/no public token|status (401|403)/, 'NAV slapp oss ikke inn.'],
  [/an answer|a page of unknown form/, 'NAV svarte noe vi ikke kan lese.'],
  [/^status \d{3}/, 'NAV svarte med en feil.'],
  [/StreamMaxLength/, 'Viruskontrollen er satt opp til å ta imot mindre filer enn denne.'],
  [/clamd/, 'Viruskontrollen svarte ikke.'],
  [/SMTP_URL is not set/, 'Det er ikke satt opp noen e-posttjener.'],
  [/Greeting|SMTP|Invalid login|^[45]\d\d[ -]|Message failed|recipients/, 'E-posttjeneren tok ikke imot e-posten.'],
  [/Cannot \w+ file/, 'Lageret for filer svarte ikke.'],
  [/did not end in time/, 'Jobben ble ikke ferdig.'],
  [/time(d )?out|ECONN|ENOTFOUND|EAI_AGAIN|fetch failed|hang up/i, 'En tjeneste som trengs, svarte ikke.'],
];

/** Why something failed, in Norwegian. What the machine said is shown besides. */
export function whatFailed(error: string): string {
  const [, failures, count] = /failed for (\d+) of (\d+)$/.exec(error) ?? [];
  if (failures) return `Det gikk ikke for ${failures} av ${count}.`;
  return meanings.find(([words]) => words.test(error))?.[1] ?? 'Det stoppet på en feil hos oss.';
}
