export function fileOf(module: string): string;
export const measuredRoutes: string[];
export const prerenderedRoutes: string[];
export function firstLoad(route: string, options?: { withApp?: boolean }): { files: string[]; brotli: number };
export function furtherLoad(from: string, to: string): number;

export function addedLoad(route: string, module: string): number;
