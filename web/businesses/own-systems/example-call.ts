import { addDays } from '../../platform/format.ts';

const SHOWN_DAYS = 30;

/** A whole call that works once the key is put in its place. */
export function exampleCall(publicUrl: string, today: string) {
  const position = {
    title: 'Lagermedarbeider',
    profession: 'Logistikk, lagerarbeid og innkjøp',
    positionType: 'Fast',
    workLanguages: ['Norsk', 'Engelsk'],
    location: 'Storgata 1, 0155 Oslo',
    description: 'Du plukker, pakker og sender varer sammen med et lag på seks.',
    requirements: 'Truckførerbevis, eller lyst til å ta det.',
    contactInfo: { name: 'Kari Nordmann', email: 'kari@example.no', position: 'Lagersjef', phone: '22 33 44 55' },
    applicationMethod: 'external',
    externalApplicationUrl: 'https://example.no/jobb/1024',
    expiryDate: addDays(today, SHOWN_DAYS),
  };
  return `curl -X PUT ${publicUrl}/api/import/positions/1024 \\
  -H "Authorization: Bearer NØKKELEN" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(position, null, 2)}'`;
}
