import { controlChunks } from './controls.ts';
import { firstChunks } from './first.ts';
import type { ChunkRow } from './row.ts';
import { screenChunks } from './screens.ts';

export { PRELOAD_HELPER } from './row.ts';
export type { ChunkRow } from './row.ts';
export { styleChunks } from './styles.ts';

/**
 * The chunks of scripts, from what every page needs to what many do: a module goes to the first that names it or
 * imports it. Paths inside a library are private to it; the build stops when one of them no longer exists.
 */
export const scriptChunks: readonly ChunkRow[] = [...firstChunks, ...controlChunks, ...screenChunks];
