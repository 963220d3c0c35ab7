/** Where a refusal says by its status alone what can be done: also a proxy in front may refuse, without words of ours. */
export const failureTexts = {
  413: 'Det du sendte, er for stort.',
  429: 'Du har prøvd for mange ganger. Vent litt og prøv igjen.',
};
