/** The logical form of one declaration; nothing where it is not physical. */
export function logicalFor(property: string, value: string): string | undefined;
/** Finds the physical declarations of a style, but for lines that say why: a comment that begins with `physical:`. */
export function findPhysical(css: string): { offset: number; property: string; instead: string }[];
