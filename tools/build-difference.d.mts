export function hashesOf(folder: string): Map<string, string>;
export function differenceLines(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[];
