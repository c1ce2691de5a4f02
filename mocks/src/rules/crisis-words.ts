// One list: the server holds what the screens answer with crisis help while somebody types (CARE-1).
export { speaksOfCrisis } from '@sakina/platform/domain';
