import { z } from 'zod';
import { failureTexts } from './failure-texts.ts';

/** The closed list of what can go wrong, with the status and the Norwegian text a user sees when nothing more precise is known. */
export const errorKinds = {
  invalid: { status: 400, message: 'Noe i skjemaet er ikke fylt ut riktig.' },
  notLoggedIn: { status: 401, message: 'Du må være logget inn for å gjøre dette.' },
  forbidden: { status: 403, message: 'Du har ikke tilgang til dette.' },
  notFound: { status: 404, message: 'Vi fant ikke det du lette etter.' },
  wrongMethod: { status: 405, message: 'Denne adressen kan ikke brukes på den måten.' },
  conflict: { status: 409, message: 'Noen andre har endret dette i mellomtiden. Last siden på nytt.' },
  gone: { status: 410, message: 'Dette er ikke lenger tilgjengelig.' },
  tooLarge: { status: 413, message: failureTexts[413] },
  wrongType: { status: 415, message: 'Innholdet er av en type vi ikke kan ta imot.' },
  outOfRange: { status: 416, message: 'Filen har ikke den delen du ba om.' },
  tooMany: { status: 429, message: failureTexts[429] },
  unexpected: { status: 500, message: 'Noe gikk galt hos oss. Prøv igjen om litt.' },
  unavailable: { status: 503, message: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.' },
} as const;

export type ErrorKind = keyof typeof errorKinds;

const fieldErrorSchema = z.object({ path: z.string(), msg: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** How every failed call answers. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldErrorSchema),
  /** Where a program must tell apart what the status does not: `codeRequired`, `codeWrong`. */
  code: z.string().optional(),
});
export type FailureReply = z.infer<typeof failureSchema>;

interface FailureDetails {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  code?: string;
}

/** Thrown anywhere in the server to end a call in a way its caller may know about. */
export class Failure extends Error {
  readonly kind: ErrorKind;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly code: string | undefined;

  constructor(kind: ErrorKind, message?: string, details: FailureDetails = {}) {
    super(message ?? errorKinds[kind].message);
    this.kind = kind;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.code = details.code;
  }
}
