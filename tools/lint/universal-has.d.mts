export function findUniversalHas(css: string): string[];
