interface Entry {
  id: string;
  name: string;
}

/** The entries with which something was done, or would be, and the others with why not. */
export interface Outcome {
  message: string;
  done: Entry[];
  skipped: (Entry & { reason: string })[];
}
