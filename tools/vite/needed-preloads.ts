import type { Plugin } from 'vite';

/** What a chunk imports at once: the files of all its static imports, and of theirs. */
function loadedWith(file: string, importsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const loaded = new Set<string>();
  const walk = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of importsOf.get(name) ?? []) walk(next);
  };
  walk(file);
  return loaded;
}

/**
 * Beside each dynamic import Vite writes what is to be asked for at once. What the asking chunk itself stands on is there already:
 * without it the lists are shorter, which every page carries (FAST-1). Styles are not spoken of here; Vite lists them all.
 */
export function neededPreloads(): Plugin {
  const importsOf = new Map<string, readonly string[]>();
  const loaded = new Map<string, ReadonlySet<string>>();
  const there = (file: string) => {
    const known = loaded.get(file) ?? loadedWith(file, importsOf);
    loaded.set(file, known);
    return known;
  };
  return {
    name: 'needed-preloads',
    apply: 'build',
    config: () => ({
      // Browsers too old for preloading of modules load them all the same; every page would carry what does it in their place.
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'js' ? files.filter((file) => !there(hostId).has(file)) : files,
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_, bundle) {
        loaded.clear();
        importsOf.clear();
        for (const file of Object.values(bundle)) if (file.type === 'chunk') importsOf.set(file.fileName, file.imports);
      },
    },
  };
}
