/** A name as two may both have written it: the register in capital letters, people without the form of the organisation. */
export const lettersOfName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s(a\.?\/?s\.?|asa|ans|da|enk|sa|ba|nuf|iks|hf|kf)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
