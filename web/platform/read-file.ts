import { CallError } from '../../contract/call.ts';

/** What lies at an address that the server gave for a file. */
export async function readFile(address: string): Promise<Blob> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.blob();
    throw CallError.from(answer.status, await answer.json().catch(() => null));
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(0, 'Nettverksfeil. Prøv igjen senere.');
  }
}
