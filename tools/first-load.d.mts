export const measuredRoutes: string[];
export function firstLoad(route: string): { files: string[]; brotli: number };
