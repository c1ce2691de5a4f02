import ts from 'typescript';

/** A component that the design system exports. */
export interface ComponentText {
  readonly name: string;
  /** Path of its module below the root of the repository. */
  readonly file: string;
  /** Whether someone can do something with it: press, type, choose, move. */
  readonly isInteractive: boolean;
  /** Props without a sentence, by name. */
  readonly undocumented: readonly string[];
  /** Whether the component itself says what it is for. */
  readonly hasDocstring: boolean;
}

/** Parts of React Aria that react to no one. */
const STILL =
  /I18nProvider|VisuallyHidden|Heading|Text|Label|FieldError|Keyboard|Separator|ProgressBar|Meter|SSRProvider/;

/** The exports of a door: name and path of the module, as written. */
export function exportsOf(text: string): { name: string; from: string; isType: boolean }[] {
  const source = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const from =
      statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    const clause = statement.exportClause;
    if (!clause) return [{ name: '*', from, isType: false }];
    if (!ts.isNamedExports(clause)) return [];
    return clause.elements.map((element) => ({
      name: element.name.text,
      from,
      isType: statement.isTypeOnly || element.isTypeOnly,
    }));
  });
}

function hasComment(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).some((comment) => ts.isJSDoc(comment) && comment.comment !== undefined);
}

/** Props of a type that this file declares itself; what it takes over from elsewhere is documented there. */
function undocumentedProps(source: ts.SourceFile, type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type))
    return type.members.filter((member) => !hasComment(member)).map((member) => member.name?.getText() ?? '');
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => undocumentedProps(source, part));
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  return source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      return statement.members.filter((member) => !hasComment(member)).map((member) => member.name?.getText() ?? '');
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return undocumentedProps(source, statement.type);
    return [];
  });
}

/**
 * Reads a component from the text of its module.
 * @returns null where the name is no component: not a function, or a hook or a plain function by its name.
 */
export function readComponent(name: string, file: string, text: string): ComponentText | null {
  if (!/^[A-Z][a-z]/.test(name)) return null;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  if (!declared) return null;
  const aria = [
    ...text.matchAll(/from '(react-aria(?:-components)?\/\w+|[^']*\/Press(?:Button|Toggle)\.tsx)'/g),
  ].filter(([, path = '']) => !STILL.test(path));
  return {
    name,
    file,
    isInteractive:
      aria.length > 0 ||
      /<(button|a|input|select|textarea|summary)\b|styled\.(button|a|input|select|textarea|summary)\b|\bonClick=|\bonPress=/.test(
        text,
      ),
    undocumented: undocumentedProps(source, declared.parameters[0]?.type),
    hasDocstring: hasComment(declared),
  };
}
