export { freshNationalIndex } from './national-index.ts';
export { startImport } from './start-import.ts';
