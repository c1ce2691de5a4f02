/** Where one operation is used. Paths begin at the repository's root and are sorted. */
export interface OperationUses {
  /** Files of features and of the app that make the call. One that only marks its answer as old does not use it. */
  readonly callers: readonly string[];
  /** Features that make it, by folder (`booking`); `app` is the assembly. */
  readonly features: readonly string[];
  /** Screens from which a caller is reached by imports. */
  readonly screens: readonly string[];
  /** Stories of those screens, and others that name the operation. */
  readonly stories: readonly string[];
}

const CALLER = /^(packages\/portal-features|apps\/web)\/src\//;
const SCREEN = /^packages\/portal-features\/src\/[^/]+\/[^/]+\/screens\/[A-Z]\w*Screen\.tsx$/;
const STORY = /\.stories\.tsx$/;
const TEST = /\.test\.tsx?$/;

const NAMED_IMPORT = /\bimport\s+\{([^}]*)\}\s+from\s+'@sakina\/platform\/contract'/g;
const NAMESPACE_IMPORT = /\bimport\s+\*\s+as\s+(\w+)\s+from\s+'@sakina\/platform\/contract'/g;
const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
/** An operation as the first argument: `useOperation(listClients, …)`, `client.call(contract.listClients, …)`. */
const HANDED_OVER = /(\w+)(?:<[^<>()]*>)?\(\s*(?:(\w+)\.)?(\w+)\s*[,)]/g;
/** Operations handed to a component that calls them: `operation={claimCase}`, `operation={isOpen ? close : reopen}`. */
const HANDED_DOWN = /\boperation=\{([^{}]*)\}/g;

/**
 * Tells of every operation who calls it. Pure, so that a command (files from the disk) and a page of Storybook
 * (`import.meta.glob`, raw) count the same.
 * @param sources Text of each file of features, app and Storybook by its path, with or without a slash or dots before
 *   it.
 * @param names Names under which the contract exports its operations.
 */
export function usesOf(
  sources: Readonly<Record<string, string>>,
  names: readonly string[],
): ReadonlyMap<string, OperationUses> {
  const files = new Map(Object.entries(sources).map(([path, text]) => [path.replace(/^(\.{0,2}\/)+/, ''), text]));
  const known = new Set(names);
  const isProduct = (path: string) => CALLER.test(path) && !STORY.test(path) && !TEST.test(path);
  const calls = valuesOf(files, (path, text) => (isProduct(path) ? calledIn(text, known) : null));
  const namings = valuesOf(files, (path, text) => (STORY.test(path) ? importedIn(text, known) : null));
  const reaches = valuesOf(files, (path) => (SCREEN.test(path) ? reachedFrom(path, files, isProduct) : null));

  return new Map(
    names.map((name) => {
      const callers = holdersOf(calls, name);
      const screens = sorted(
        [...reaches].filter(([, reached]) => callers.some((path) => reached.has(path))).map(([path]) => path),
      );
      const ofScreens = screens.map((path) => path.replace(/\.tsx$/, '.stories.tsx')).filter((path) => files.has(path));
      return [
        name,
        {
          callers,
          features: sorted(callers.map(featureOf)),
          screens,
          stories: sorted([...ofScreens, ...holdersOf(namings, name)]),
        },
      ];
    }),
  );
}

/** Names of the operations of the contract that a text imports as values. */
export function importedIn(text: string, known: ReadonlySet<string>): Set<string> {
  const named = [...text.matchAll(NAMED_IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim()),
  );
  const found = new Set(named.filter((name) => known.has(name)));
  for (const [, namespace = ''] of text.matchAll(NAMESPACE_IMPORT)) {
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')))
      if (known.has(name)) found.add(name);
  }
  return found;
}

function calledIn(text: string, known: ReadonlySet<string>): Set<string> {
  const imported = importedIn(text, known);
  const handed = [...text.matchAll(HANDED_OVER)]
    .filter(([, to = '']) => !/^invalidate/i.test(to))
    .map(([, , , name = '']) => name);
  const down = [...text.matchAll(HANDED_DOWN)].flatMap(([, given = '']) => given.match(/\w+/g) ?? []);
  return new Set([...handed, ...down].filter((name) => imported.has(name)));
}

function reachedFrom(
  start: string,
  files: ReadonlyMap<string, string>,
  isProduct: (path: string) => boolean,
): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const [, specifier = ''] of (files.get(path) ?? '').matchAll(RELATIVE_IMPORT)) {
      const target = resolve(path, specifier);
      if (files.has(target) && isProduct(target)) reached.add(target);
    }
  }
  return reached;
}

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const featureOf = (path: string) => /^packages\/portal-features\/src\/(shared|[^/]+\/[^/]+)\//.exec(path)?.[1] ?? 'app';
const sorted = (paths: readonly string[]) => [...new Set(paths)].toSorted();
const holdersOf = (found: ReadonlyMap<string, ReadonlySet<string>>, name: string) =>
  sorted([...found].filter(([, names]) => names.has(name)).map(([path]) => path));

function valuesOf<Value>(
  files: ReadonlyMap<string, string>,
  read: (path: string, text: string) => Value | null,
): Map<string, Value> {
  return new Map(
    [...files].flatMap(([path, text]): [string, Value][] => {
      const value = read(path, text);
      return value === null ? [] : [[path, value]];
    }),
  );
}
