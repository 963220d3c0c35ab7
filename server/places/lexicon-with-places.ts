import { createLexicon, type Lexicon } from '../platform/search/lexicon.ts';
import { placeNames } from './find-place.ts';

let lexicon: Lexicon | undefined;

/** Norwegian with the names of all places, read once for all that is searched. */
export function lexiconWithPlaces(): Lexicon {
  lexicon ??= createLexicon(placeNames());
  return lexicon;
}
