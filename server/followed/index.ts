export { readLists } from './queries.ts';
