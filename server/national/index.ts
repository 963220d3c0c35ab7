export { startImport } from './start-import.ts';
