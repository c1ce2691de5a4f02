export const unitFiles: string[];
export const storyFiles: string[];
export const journeyFiles: string[];
export const enduranceFiles: string[];
export function journeysOf(changed: readonly string[]): string[];
