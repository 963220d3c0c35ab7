/** Said at the field. */
export class Unreadable extends Error {}

export const unreadable = {
  empty: 'Dokumentet er tomt.',
  oldWord: 'Gamle Word-dokumenter (.doc) kan vi ikke lese. Lagre CV-en som .docx eller PDF, og prøv igjen.',
  other: 'Denne filtypen kan vi ikke lese. Lagre CV-en som PDF eller Word (.docx), og prøv igjen.',
  locked: 'Dokumentet er låst med passord. Lagre det uten passord, og prøv igjen.',
  scanned:
    'PDF-en har ingen tekst vi kan lese, bare bilder. Er den skannet, trenger vi filen den ble skrevet i, som PDF eller Word.',
  damaged: 'Dokumentet kan ikke leses. Det kan være skadet. Lagre det på nytt, og prøv igjen.',
  tooLarge: 'Dokumentet er større enn vi kan lese. Velg et med bare CV-en i.',
  tooLong: 'Det tok for lang tid å lese dokumentet. Lagre det på nytt som PDF, og prøv igjen.',
  notLoaded:
    'Det som skal til for å lese filen, kom ikke fram. Sjekk nettet og prøv igjen. Hjelper det ikke, last siden på nytt.',
  noCv: 'Vi kjente ikke igjen noen CV i teksten. Vi leter etter overskrifter som «Arbeidserfaring», «Utdanning» og «Språk».',
};
