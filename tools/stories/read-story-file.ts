import ts from 'typescript';

/** One story, as its file declares it. */
export interface StoryText {
  /** Name of the export, such as `RightToLeft`. */
  readonly exportName: string;
  /** What the sidebar shows; the export's name in words where the story gives none. */
  readonly name: string;
  /**
   * How many `expect` calls its `play`, or the function that makes it, has; those of the file's own functions included.
   */
  readonly assertions: number;
  readonly tags: readonly string[];
}

/** A story file, read but not run. */
export interface StoryFile {
  /** Path below the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** Components that the file is about, by name: `component` and the keys of `subcomponents`. */
  readonly components: readonly string[];
  readonly stories: readonly StoryText[];
}

/** As Storybook makes words of an export's name. */
export const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/gi, '$1 $2');

/**
 * Reads a story file in CSF 3.
 * @param file Path below the root, kept as it is.
 */
export function readStoryFile(file: string, text: string): StoryFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map((declaration) => ({
      declaration,
      isExported: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
    })),
  );
  const initializers = new Map(
    declarations.map(({ declaration }) => [declaration.name.getText(), declaration.initializer]),
  );
  const functions = new Map<string, ts.Node>(
    source.statements
      .filter(ts.isFunctionDeclaration)
      .flatMap((node) => (node.name ? [[node.name.text, node] as const] : [])),
  );
  for (const [name, initializer] of initializers)
    if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)))
      functions.set(name, initializer);

  const meta = objectOf(initializers.get('meta'));
  return {
    file,
    title: meta ? textOf(valueOf(meta, 'title')) : '',
    components: meta ? componentsOf(meta) : [],
    stories: declarations.flatMap(({ declaration, isExported }): StoryText[] => {
      const story = objectOf(declaration.initializer);
      const exportName = declaration.name.getText();
      if (!isExported || !/^[A-Z]/.test(exportName)) return [];
      if (declaration.initializer && ts.isCallExpression(declaration.initializer)) {
        const assertions = assertionsOf(declaration.initializer, functions, new Set());
        return [{ exportName, name: wordsOf(exportName), assertions, tags: [] }];
      }
      if (!story) return [];
      return [
        {
          exportName,
          name: textOf(valueOf(story, 'name')) || wordsOf(exportName),
          assertions: assertionsOf(playOf(story, initializers), functions, new Set()),
          tags: tagsOf(story),
        },
      ];
    }),
  };
}

/** The object literal that an expression is, behind `satisfies`, `as` and parentheses. */
export function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

/** The value of a property of an object literal. */
export function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const property = object.properties.find((entry) => entry.name?.getText() === name);
  if (!property) return undefined;
  return ts.isPropertyAssignment(property) ? property.initializer : property;
}

/** The text of a string literal; empty for anything else. */
export function textOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

function componentsOf(meta: ts.ObjectLiteralExpression): string[] {
  const own = valueOf(meta, 'component');
  const others = valueOf(meta, 'subcomponents');
  const names =
    others && ts.isObjectLiteralExpression(others)
      ? others.properties.map((property) => property.name?.getText() ?? '')
      : [];
  // `Table<Row>` and `Table as typeof …` are about the same component as `Table`.
  return [...(own ? [/^\w*/.exec(own.getText())?.[0] ?? ''] : []), ...names];
}

/** The tags that a story declares. */
export function tagsOf(story: ts.ObjectLiteralExpression): string[] {
  const tags = valueOf(story, 'tags');
  return tags && ts.isArrayLiteralExpression(tags) ? tags.elements.map(textOf) : [];
}

/** The story's own `play`, or the one that it takes over by `...Other` or `Other.play`. */
function playOf(
  story: ts.ObjectLiteralExpression,
  initializers: ReadonlyMap<string, ts.Expression | undefined>,
): ts.Node | undefined {
  const own = valueOf(story, 'play');
  if (own) {
    const other = /^(\w+)\.play$/.exec(own.getText())?.[1];
    const object = other === undefined ? undefined : objectOf(initializers.get(other));
    return object ? playOf(object, initializers) : own;
  }
  const spread = story.properties.find(ts.isSpreadAssignment);
  const object = spread ? objectOf(initializers.get(spread.expression.getText())) : undefined;
  return object ? playOf(object, initializers) : undefined;
}

function assertionsOf(node: ts.Node | undefined, functions: ReadonlyMap<string, ts.Node>, seen: Set<string>): number {
  if (!node) return 0;
  let count = 0;
  if (ts.isIdentifier(node) && functions.has(node.text) && !seen.has(node.text)) {
    seen.add(node.text);
    count += assertionsOf(functions.get(node.text), functions, seen);
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'expect') count += 1;
  ts.forEachChild(node, (child) => {
    count += assertionsOf(child, functions, seen);
  });
  return count;
}
