export { momentOfDeadline } from './ad/read-times.ts';
export { closingNational } from './closing-national.ts';
export { findNewNational } from './find-new-national.ts';
export { knownThrough } from './known-through.ts';
export { freshNationalIndex } from './national-index.ts';
export { liveNationalIds, mainUnitOf, readNationalCards, readNationalFacts } from './queries.ts';
export { identityOf, idsOfSame, keysOfSame, sameAds } from './same-ads.ts';
export { startImport } from './start-import.ts';
export { takenDownIds } from './take-down.ts';
