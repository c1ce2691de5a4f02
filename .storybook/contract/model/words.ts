import type { SchemaNode } from './schema-node.ts';

/** Descriptions by path: `params.id`, `body.reason.text`, `response.items.startsAt`. Lists add nothing to a path. */
export type FieldWords = Readonly<Record<string, string>>;

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

/** The maximum depth, which also ends recursive schemas. */
const DEPTH = 8;

/**
 * Reads the descriptions of every field from an OpenAPI document of the contract: schemas have none, so that the app
 * ships none, and the document collects them from the sources.
 * @returns Descriptions by operation name.
 */
export function wordsOfDocument(document: Json): Record<string, FieldWords> {
  const operations = valuesOf(at(document, 'paths'))
    .flatMap(valuesOf)
    .filter((operation) => typeof at(operation, 'operationId') === 'string');
  return Object.fromEntries(
    operations.map((operation) => [String(at(operation, 'operationId')), wordsOfOperation(operation, document)]),
  );
}

function wordsOfOperation(operation: Json, document: Json): FieldWords {
  const found: Record<string, string> = {};

  function note(schema: Json, path: string, depth: number): void {
    const words = at(schema, 'description') ?? at(resolved(schema, document), 'description');
    if (typeof words === 'string' && words !== '') found[path] ??= words;
    if (depth < DEPTH) visit(resolved(schema, document), path, depth);
  }

  function visit(schema: Json, path: string, depth: number): void {
    for (const [name, field] of entriesOf(at(schema, 'properties'))) note(field, `${path}.${name}`, depth + 1);
    for (const inner of [
      at(schema, 'items'),
      at(schema, 'additionalProperties'),
      ...valuesOf(at(schema, 'anyOf')),
      ...valuesOf(at(schema, 'oneOf')),
      ...valuesOf(at(schema, 'allOf')),
    ]) {
      if (typeof inner === 'object' && inner !== null) visit(resolved(inner, document), path, depth + 1);
    }
  }

  for (const parameter of valuesOf(at(operation, 'parameters')).map((one) => resolved(one, document))) {
    const part = at(parameter, 'in') === 'path' ? 'params' : at(parameter, 'in');
    if (part === 'params' || part === 'query')
      note(
        { description: at(parameter, 'description'), ...(at(parameter, 'schema') as JsonObject) },
        `${part}.${String(at(parameter, 'name'))}`,
        1,
      );
  }
  for (const content of valuesOf(at(operation, 'requestBody', 'content')))
    visit(resolved(at(content, 'schema'), document), 'body', 0);
  for (const content of valuesOf(at(operation, 'responses', '200', 'content')))
    visit(resolved(at(content, 'schema', 'properties', 'data'), document), 'response', 0);
  return found;
}

/** A schema with the descriptions of its parts. */
export function withWords<Node extends SchemaNode>(node: Node, words: FieldWords, path: string): Node {
  const own = node.description ?? words[path];
  const described: SchemaNode = own === undefined ? node : { ...node, description: own };
  return inside(described, words, path) as Node;
}

function inside(node: SchemaNode, words: FieldWords, path: string): SchemaNode {
  switch (node.kind) {
    case 'group':
      return {
        ...node,
        fields: node.fields.map((field) => withWords(field, words, path === '' ? field.name : `${path}.${field.name}`)),
      };
    case 'list':
      return { ...node, item: inside(node.item, words, path) };
    case 'map':
      return { ...node, value: inside(node.value, words, path) };
    case 'variants':
      return { ...node, options: node.options.map((option) => inside(option, words, path)) };
    case 'text':
    case 'number':
    case 'flag':
    case 'choice':
    case 'file':
    case 'any':
      return node;
  }
}

function at(value: Json, ...names: readonly string[]): Json {
  return names.reduce<Json>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as JsonObject)[name] : undefined),
    value,
  );
}

function entriesOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function valuesOf(value: Json): Json[] {
  return entriesOf(value).map(([, inner]) => inner);
}

/** Resolves a reference within the document. */
function resolved(schema: Json, document: Json): Json {
  const reference = at(schema, '$ref');
  return typeof reference === 'string' ? at(document, ...reference.replace(/^#\//, '').split('/')) : schema;
}
