import ts from 'typescript';
import { LOOK_TAG } from './look-tag.ts';
import { objectOf, tagsOf, textOf, valueOf, wordsOf } from './read-story-file.ts';

/** Globals that only change the looks of a story. */
const LOOKS = new Set(['theme', 'density']);
/** Parts of a story that do not change what it renders first. */
const OUTSIDE = new Set(['name', 'play', 'tags', 'globals']);

/** One story and whether it is the like of another. */
export interface Look {
  readonly exportName: string;
  /** Whether it carries the tag. */
  readonly isTagged: boolean;
  /**
   * Whether it shows nothing of its own: it sets a theme or a density and is otherwise as another story of its file
   * that does not, proves nothing by a `play` of its own, and makes no promise: its name is that of its export.
   */
  readonly isLike: boolean;
}

interface Declared {
  readonly exportName: string;
  readonly story: ts.ObjectLiteralExpression;
  /** Its name, its own or the one that it takes over by a spread; empty where it has none. */
  readonly name: string;
  /** What it renders, without its looks. */
  readonly content: string;
  readonly hasLooks: boolean;
}

/** Reads of each story of a file whether it only repeats another in another theme or density. */
export function readLooks(file: string, text: string): Look[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const objects = new Map(
    source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) =>
      declarationList.declarations.flatMap((declaration) => {
        const story = objectOf(declaration.initializer);
        const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
        return story ? [[declaration.name.getText(), { story, isExported }] as const] : [];
      }),
    ),
  );
  const stories = [...objects].flatMap(([exportName, { story, isExported }]): Declared[] => {
    if (!isExported || !/^[A-Z]/.test(exportName)) return [];
    const parts = partsOf(story, (name) => objects.get(name)?.story);
    const globals = objectOf(parts.get('globals'));
    const looks = (globals?.properties ?? []).filter(isLook);
    const others = (globals?.properties ?? []).filter((property) => !isLook(property)).map(textWithoutSpaces);
    const rendered = [...parts].filter(([name]) => !OUTSIDE.has(name)).map(([, node]) => textWithoutSpaces(node));
    const content = JSON.stringify([rendered.toSorted(), others.toSorted()]);
    return [{ exportName, story, name: textOf(parts.get('name')), content, hasLooks: looks.length > 0 }];
  });
  return stories.map(({ exportName, story, name, content, hasLooks }) => ({
    exportName,
    isTagged: tagsOf(story).includes(LOOK_TAG),
    isLike:
      hasLooks &&
      !valueOf(story, 'play') &&
      ['', wordsOf(exportName)].includes(name) &&
      stories.some((other) => !other.hasLooks && other.content === content),
  }));
}

/**
 * Parts of a story by name, those of the stories that it spreads included. What is spread from elsewhere is kept as
 * text.
 */
function partsOf(
  story: ts.ObjectLiteralExpression,
  objectNamed: (name: string) => ts.ObjectLiteralExpression | undefined,
): Map<string, ts.Expression> {
  const parts = new Map<string, ts.Expression>();
  for (const property of story.properties) {
    if (ts.isSpreadAssignment(property)) {
      const other = objectNamed(property.expression.getText());
      if (other) for (const [name, node] of partsOf(other, objectNamed)) parts.set(name, node);
      else parts.set(property.getText(), property.expression);
    } else if (ts.isPropertyAssignment(property)) parts.set(property.name.getText(), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) parts.set(property.name.text, property.name);
  }
  return parts;
}

const isLook = (property: ts.ObjectLiteralElementLike) => LOOKS.has(property.name?.getText() ?? '');
const textWithoutSpaces = (node: ts.Node) => node.getText().replaceAll(/\s+/g, '');
