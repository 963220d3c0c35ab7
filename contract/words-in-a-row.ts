const formats: Partial<Record<Intl.ListFormatType, Intl.ListFormat>> = {};

/** Made when it is asked for, as the format of dates is (oslo-day.ts). */
function inARow(words: string[], type: Intl.ListFormatType) {
  formats[type] ??= new Intl.ListFormat('nb', { type });
  return formats[type].format(words);
}

/** "a, b og c". */
export const joinWithAnd = (words: string[]) => inARow(words, 'conjunction');

/** "a, b eller c". */
export const joinWithOr = (words: string[]) => inARow(words, 'disjunction');
