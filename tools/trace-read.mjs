import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const FILES = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const SKIP = new Set(['node_modules', 'dist', 'dist-demo', 'storybook-static', 'results', '.git']);
const ID = /\[([A-Z]+-\d+(?:[,\s]+-?(?:[A-Z]+-)?\d+)*)\]/g;
const SUITES = new Set(['it', 'test', 'describe']);

/** Every test, spec and story file below a folder. */
export function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return FILES.test(entry.name) ? [path] : [];
  });
}

/** The ids that a title carries: `[AUTH-4]`, `[THEME-1][THEME-2]`. */
export function idsOf(title) {
  return [...title.matchAll(ID)].flatMap((match) => match[1].match(/[A-Z]+-\d+/g) ?? []);
}

/**
 * What a file shows: each title that carries ids, with the number of assertions under it. A test inherits the ids of
 * the describe around it.
 * @returns {import('./trace-read.d.mts').Trace[]}
 */
export function readTraces(path, root) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const file = relative(root, path).replaceAll('\\', '/');
  const found = [];
  const note = (node, title, ids, assertions, isRenderedOnly) => {
    const proof = isRenderedOnly ? 'rendered' : 'shown';
    found.push({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      title,
      ids,
      assertions,
      proof,
    });
  };

  function visit(node, inherited) {
    let ids = inherited;
    const suite = ts.isCallExpression(node) ? suiteOf(node) : undefined;
    if (suite) {
      const title = textOf(node.arguments[0]);
      ids = [...new Set([...inherited, ...idsOf(title), ...rowIds(node, title)])];
      if (suite !== 'describe' && ids.length > 0) note(node, title, ids, countAssertions(node), false);
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isStoryFile(file)) {
      const story = unwrap(node.initializer);
      const title = ts.isObjectLiteralExpression(story) ? propertyText(story, 'name') : '';
      const own = idsOf(title);
      if (own.length > 0) {
        // Rendering and axe alone say nothing about a requirement.
        const play = playOf(story, source);
        note(node, title, own, play ? countAssertions(play, new Set()) : 0, !play || isOnlyALook(story));
      }
    }
    ts.forEachChild(node, (child) => visit(child, ids));
  }
  visit(source, []);
  return found;
}

/**
 * How well a requirement is proven by its traces: `shown` by a test or by a story that plays; `rendered` by stories
 * without a play function; `missing` where nothing carries its id.
 * @param {readonly { proof: string }[]} traces
 * @returns {'shown' | 'rendered' | 'missing'}
 */
export function statusOf(traces) {
  if (traces.some(({ proof }) => proof === 'shown')) return 'shown';
  return traces.length > 0 ? 'rendered' : 'missing';
}

const isStoryFile = (file) => file.endsWith('.stories.tsx');

/** The ids in the rows of `it.each([...])` whose title begins with `[%s]`: one row, one id. */
function rowIds(call, title) {
  if (!title.startsWith('[%s]') || !ts.isCallExpression(call.expression)) return [];
  const table = call.expression.arguments[0];
  const rows = table && ts.isIdentifier(table) ? declarationOf(table)?.initializer : table;
  return rows ? [...rows.getText().matchAll(/['"]([A-Z]+-\d+)['"]/g)].map((match) => match[1]) : [];
}

/** The declarations of each source file by name, read once. */
const declarations = new WeakMap();

/** The variable or function of a name in a source file. */
function declarationNamed(name, source) {
  if (!declarations.has(source)) {
    const found = new Map();
    const search = (node) => {
      if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name))
        found.set(node.name.text, node);
      ts.forEachChild(node, search);
    };
    search(source);
    declarations.set(source, found);
  }
  return declarations.get(source).get(name);
}

const declarationOf = (identifier) => declarationNamed(identifier.text, identifier.getSourceFile());

/**
 * The play function of a story: its own, the one that it takes over by `...Other`, `...make()` or `Other.play`, or that
 * of the file’s meta. What `make` returns may be declared in a module beside the file.
 */
function playOf(story, source) {
  return ownPlay(story) ?? ownPlay(unwrap(declarationNamed('meta', source)?.initializer));
}

function ownPlay(node) {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const own = node.properties.find((entry) => entry.name?.getText() === 'play');
  if (own) return own;
  for (const { expression } of node.properties.filter(ts.isSpreadAssignment)) {
    const name = ts.isCallExpression(expression) ? expression.expression : expression;
    const declared = ts.isIdentifier(name) ? (declarationOf(name) ?? importedDeclaration(name)) : undefined;
    const play = declared && ownPlay(madeBy(declared));
    if (play) return play;
  }
  return undefined;
}

/** The object that a declaration is, or that the function which it declares returns. */
function madeBy(declared) {
  const made = unwrap(declared.initializer) ?? declared;
  if (ts.isArrowFunction(made) && !ts.isBlock(made.body)) return unwrap(made.body);
  if (!ts.isArrowFunction(made) && !ts.isFunctionDeclaration(made)) return made;
  return unwrap(made.body.statements.find(ts.isReturnStatement)?.expression);
}

/** The declaration of something imported from a module of ours, or undefined. */
function importedDeclaration(identifier) {
  const source = identifier.getSourceFile();
  const from = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) =>
      importClause?.namedBindings?.elements?.some(({ name }) => name.text === identifier.text),
    );
  const path = from?.moduleSpecifier.text;
  if (!path?.startsWith('.')) return undefined;
  const file = join(dirname(source.fileName), path);
  const module = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return declarationNamed(identifier.text, module);
}

/** `it`, `it.each(…)`, `test.describe` …: the kind of suite that a call declares. */
function suiteOf(call) {
  let callee = call.expression;
  let isDescribe = false;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'describe') isDescribe = true;
    callee = callee.expression;
  }
  if (!ts.isIdentifier(callee) || !SUITES.has(callee.text)) return undefined;
  if (!call.arguments[0] || textOf(call.arguments[0]) === '') return undefined;
  return isDescribe || callee.text === 'describe' ? 'describe' : 'test';
}

function textOf(node) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText() : '';
}

function unwrap(node) {
  return node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrap(node.expression)
    : node;
}

/** Whether a story is left out of `npm test`, by the tag of `stories/look-tag.ts`. */
function isOnlyALook(story) {
  const tags = story.properties.find((entry) => entry.name?.getText() === 'tags');
  return /'look'/.test(tags?.getText() ?? '');
}

function propertyText(object, name) {
  const property = object.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return property ? textOf(property.initializer) : '';
}

/**
 * The `expect` calls below a node, and calls of imported helpers named `expectSomething`.
 * @param {Set<string>} [seen] Given, the file’s own functions that the node names are counted too, each once.
 */
function countAssertions(node, seen) {
  const callee = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
  const declared = seen && ts.isIdentifier(node) && !seen.has(node.text) ? declarationOf(node) : undefined;
  let count = callee === 'expect' || (seen && /^expect[A-Z]/.test(callee)) ? 1 : 0;
  if (declared) {
    seen.add(node.text);
    const body = ts.isFunctionDeclaration(declared) ? declared.body : unwrap(declared.initializer);
    const isFunction = body && (ts.isBlock(body) || ts.isArrowFunction(body));
    if (isFunction) count += countAssertions(body, seen);
  }
  ts.forEachChild(node, (child) => {
    count += countAssertions(child, seen);
  });
  return count;
}
