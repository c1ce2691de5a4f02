/** One chunk: the modules that the build puts into it. */
export interface ChunkRow {
  name: string;
  /** Files, and folders with a slash at the end, from the root of the repository. */
  modules: readonly string[];
  /** Takes only these modules, not what they import. @default false */
  isExact?: boolean;
}

export const APP = 'apps/web/src';
export const FEATURES = 'packages/portal-features/src';
export const FOUNDATIONS = 'packages/design-system/src/foundations';
export const RAC = 'node_modules/react-aria-components/dist/private';
export const ARIA = 'node_modules/react-aria/dist/private';
export const STATELY = 'node_modules/react-stately/dist/private';

export const component = (path: string) => `packages/design-system/src/components/${path}`;
export const components = (...names: string[]) => names.map((name) => component(`${name}/`));
export const domain = (name: string) => `packages/platform/src/domain/${name}.ts`;
export const contract = (path: string) => `packages/platform/src/contract/${path}.ts`;
export const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/** Added by Vite to load a dynamic import with its stylesheets; it has no file. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';
