// Shared list: the server holds the same texts for which screens show crisis help while typing (CARE-1).
export { speaksOfCrisis } from '@sakina/platform/domain';
