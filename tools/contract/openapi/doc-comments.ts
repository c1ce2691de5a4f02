import ts from 'typescript';

/**
 * What the sources say of schemas and operations beside the code, found by export and field: `appointment.timeZone`.
 */
export interface DocComments {
  /** The words of a path, its own or those of the schema that it extends. */
  of: (path: string) => string | undefined;
}

/**
 * Reads the doc comments of the contract's sources. Schemas hold no words, so that the app ships none; documents take
 * them from where they are written.
 * @param sources Text of each file.
 */
export function readDocComments(sources: readonly string[]): DocComments {
  const comments = new Map<string, string>();
  /** What a path takes fields over from: `adminSession` from `appointment`. */
  const bases = new Map<string, string[]>();

  const note = (path: string, node: ts.Node) => {
    const words = wordsBefore(node);
    if (words !== '') comments.set(path, words);
  };

  const visit = (node: ts.Expression, path: string): void => {
    if (ts.isCallExpression(node)) {
      const [base] = node.arguments;
      if (
        base &&
        (ts.isIdentifier(base) || ts.isCallExpression(base)) &&
        /(?:^|\.)(?:extend|omit|pick|partial)$/.test(node.expression.getText())
      )
        takeOver(path, base);
      visit(node.expression, path);
      for (const argument of node.arguments) visit(argument, path);
    } else if (ts.isPropertyAccessExpression(node)) {
      visit(node.expression, path);
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) visit(element, path);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) {
          takeOver(path, property.expression);
        } else if (property.name) {
          const own = `${path}.${property.name.getText().replace(/^['"]|['"]$/g, '')}`;
          note(own, property);
          if (ts.isPropertyAssignment(property)) visit(property.initializer, own);
        }
      }
    }
  };

  const takeOver = (path: string, base: ts.Expression) => {
    if (ts.isPropertyAccessExpression(base) && base.name.text === 'entries') takeOver(path, base.expression);
    if (ts.isIdentifier(base)) bases.set(path, [...(bases.get(path) ?? []), base.text]);
  };

  for (const text of sources) {
    const file = ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        note(name.text, statement);
        visit(initializer, name.text);
      }
    }
  }

  const of = (path: string): string | undefined => {
    const own = comments.get(path);
    if (own !== undefined) return own;
    for (let cut = path.lastIndexOf('.'); cut > 0; cut = path.lastIndexOf('.', cut - 1)) {
      for (const base of bases.get(path.slice(0, cut)) ?? []) {
        const words = of(base + path.slice(cut));
        if (words !== undefined) return words;
      }
    }
    return undefined;
  };
  return { of };
}

/** The last doc comment before a node, on its own line or not, without its stars and tags. */
function wordsBefore(node: ts.Node): string {
  const before = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  const comment = [...before.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1] ?? '';
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*/, '').trim());
  return lines
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
