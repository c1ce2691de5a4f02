/** Floors of apps/web/src, highest first. */
export const FLOORS: readonly (readonly string[])[];
/** The place of a file below the repository's root; null for a file without rules. */
export function placeOf(file: string): string | null;
/** What is wrong with an import, in words; null where it is allowed. */
export function refusalOf(file: string, specifier: string): string | null;
