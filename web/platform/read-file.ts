import { cutOff, reach } from './api.ts';

/** What lies at an address that the server gave for a file. */
export async function readFile(address: string): Promise<Blob> {
  const answer = await reach(address, { method: 'GET' });
  return answer.blob().catch(cutOff);
}
