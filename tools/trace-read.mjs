import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const FILES = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const SKIP = new Set(['node_modules', 'dist', 'dist-demo', 'dist-pseudo', 'storybook-static', 'results', '.git']);
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
 * What a file shows: each title that carries ids, with the number of assertions under it. A test inherits the ids of the
 * describe around it.
 * @returns {{ file: string, line: number, title: string, ids: string[], assertions: number }[]}
 */
export function readTraces(path, root) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const file = relative(root, path);
  const found = [];
  const note = (node, title, ids, assertions) =>
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, title, ids, assertions });

  function visit(node, inherited) {
    let ids = inherited;
    const suite = ts.isCallExpression(node) ? suiteOf(node) : undefined;
    if (suite) {
      const title = textOf(node.arguments[0]);
      ids = [...new Set([...inherited, ...idsOf(title), ...rowIds(node, title)])];
      if (suite !== 'describe' && ids.length > 0) note(node, title, ids, countAssertions(node));
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isStoryFile(file)) {
      const story = unwrap(node.initializer);
      const title = ts.isObjectLiteralExpression(story) ? propertyText(story, 'name') : '';
      const own = idsOf(title);
      // A story without a play function still proves by axe and by rendering: one assertion.
      if (own.length > 0) note(node, title, own, Math.max(1, countAssertions(story)));
    }
    ts.forEachChild(node, (child) => visit(child, ids));
  }
  visit(source, []);
  return found;
}

const isStoryFile = (file) => file.endsWith('.stories.tsx');

/** The ids in the rows of `it.each([...])` whose title begins with `[%s]`: one row, one id. */
function rowIds(call, title) {
  if (!title.startsWith('[%s]') || !ts.isCallExpression(call.expression)) return [];
  const table = call.expression.arguments[0];
  const rows = table && ts.isIdentifier(table) ? declarationOf(table)?.initializer : table;
  return rows ? [...rows.getText().matchAll(/['"]([A-Z]+-\d+)['"]/g)].map((match) => match[1]) : [];
}

function declarationOf(identifier) {
  let found;
  const search = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === identifier.text) found = node;
    ts.forEachChild(node, search);
  };
  search(identifier.getSourceFile());
  return found;
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
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;
}

function propertyText(object, name) {
  const property = object.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return property ? textOf(property.initializer) : '';
}

function countAssertions(node) {
  let count =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'expect' ? 1 : 0;
  ts.forEachChild(node, (child) => {
    count += countAssertions(child);
  });
  return count;
}
