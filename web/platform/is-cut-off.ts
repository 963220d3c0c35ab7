/** Whether there was no answer at all: how browsers say so, each in its own words, and our own calls. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof TypeError && /fetch|network|load failed|connection|import/i.test(error.message)) ||
    (error.name === 'CallError' && (error as { status?: number }).status === 0));
