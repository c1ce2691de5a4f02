import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/** Folder of the app below the root; modules are named from it, as in Vite's manifest. */
const APP = 'apps/web';

/** Frames that are part of the app's first chunk. */
const FIRST_FRAMES = new Set(['bare', 'shared']);

const parse = (path) => ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** Every node of a tree. */
function* nodesOf(node) {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** The initializer of a constant of a file, without `as const`. Throws where there is none. */
function constant(source, name) {
  for (const node of nodesOf(source)) {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name || !node.initializer) continue;
    return ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
  }
  throw new Error(`${source.fileName} declares no ${name}`);
}

/**
 * The keys of an object literal and the text of their values; strings without their quotes.
 * @throws On a spread or a method, whose keys the source does not name.
 */
function entriesOf(object) {
  return object.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText()} is not a literal entry`);
    const { name, initializer } = property;
    return [name.getText(), ts.isStringLiteral(initializer) ? initializer.text : initializer.getText()];
  });
}

/**
 * Which module each constant of a file loads: `lazyPart(() => import('./x.tsx'))`, or by the name of such a function.
 */
function lazyModules(source) {
  const modules = new Map();
  for (const node of nodesOf(source)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    for (const inner of nodesOf(node.initializer)) {
      if (!ts.isCallExpression(inner)) continue;
      const [path] = inner.arguments;
      const module =
        inner.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(path)
          ? posix.relative(APP, posix.join(posix.dirname(source.fileName), path.text))
          : modules.get(inner.expression.getText());
      if (module) modules.set(node.name.getText(), module);
    }
  }
  return modules;
}

function found(map, key, what) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${what} ${key} was not found: route-table.mjs reads literals alone`);
  return value;
}

/**
 * The routes of the product, read from the sources: apps/web/src/routes/route-table.ts, with patterns, frames and
 * prerendered pages.
 * @returns {import('./route-table.d.mts').RouteRow[]} In the order of the table, which decides between patterns that
 *   match.
 * @throws Where the sources are no longer written as literals.
 */
export function readRoutes() {
  const patterns = new Map(entriesOf(constant(parse('packages/platform/src/domain/paths.ts'), 'patterns')));
  const table = parse(`${APP}/src/routes/route-table.ts`);
  const screens = lazyModules(table);
  const frames = framesOf(
    parse(`${APP}/src/routes/AppRoutes.tsx`),
    lazyModules(parse(`${APP}/src/frames/late-portal-frame.ts`)),
  );
  const written = prerenderedPages(patterns);
  return constant(table, 'rows').elements.map(({ elements: [address, access, frame, , screen, needs] }) => {
    const pattern = ts.isStringLiteral(address) ? address.text : found(patterns, address.name.text, 'pattern');
    const isOpen = ['open', 'any'].includes(access.text);
    return {
      pattern,
      access: access.text,
      screen: found(screens, screen.getText(), 'screen'),
      frame: FIRST_FRAMES.has(frame.text) ? null : found(frames, frame.text, 'frame'),
      needsRuntime: needs !== undefined || !isOpen,
      html: written.get(pattern) ?? null,
    };
  });
}

/** The modules of the frames that are loaded on demand, by the names that the table calls them. */
function framesOf(source, imported) {
  const modules = new Map([...imported, ...lazyModules(source)]);
  return new Map(entriesOf(constant(source, 'FRAMES')).map(([name, part]) => [name, found(modules, part, 'frame')]));
}

/** Which patterns the build writes as HTML, and whether whole or as a shell. */
function prerenderedPages(patterns) {
  const rows = constant(parse(`${APP}/src/prerender/pages.ts`), 'prerenderedPages').elements;
  return new Map(
    rows.map((row) => {
      const page = new Map(entriesOf(row));
      const name = /^paths\.(\w+)\(\)$/.exec(page.get('path'))?.[1];
      return [found(patterns, name, 'pattern'), page.has('directory') ? 'shell' : 'page'];
    }),
  );
}

/** The module of the page that is shown where no route matches. */
export const notFoundScreen = () => found(lazyModules(parse(`${APP}/src/routes/route-table.ts`)), 'notFound', 'screen');
