import type { Operation } from '@sakina/platform/contract';
import { jsonSchemaOf } from '../../../tools/contract/json-schema.ts';
import type { GroupNode, SchemaNode } from './schema-node.ts';

type Schema = NonNullable<Operation['body']>;

/** The words of JSON Schema (2020-12) that the contract’s schemas turn into. */
interface JsonSchema {
  type?: string;
  description?: string;
  format?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  const?: string | number | boolean | null;
  enum?: (string | number | boolean | null)[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

interface Place {
  root: JsonSchema;
  /** The references above this part; a repeated one ends the recursion. */
  open: ReadonlySet<string>;
}

interface Position {
  name: string;
  isRequired: boolean;
}

const WHOLE: Position = { name: '', isRequired: true };

/**
 * Reads a schema of the contract.
 * @param io Input or output: they differ if a schema has defaults or transforms.
 */
export function readSchema(schema: Schema, io: 'input' | 'output', position: Position = WHOLE): SchemaNode {
  const root = jsonSchemaOf(schema, io) as JsonSchema;
  return read(root, position, { root, open: new Set() });
}

/** The input of an operation: a group of path parameters, query and body. */
export function readInput({ path, query, body }: Operation): GroupNode {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): SchemaNode => ({
    kind: 'text',
    name,
    isRequired: true,
    isNullable: false,
  }));
  const fields: SchemaNode[] = [
    ...(parameters.length > 0
      ? [{ kind: 'group', name: 'params', isRequired: true, isNullable: false, fields: parameters } as const]
      : []),
    ...(query ? [readSchema(query, 'input', { name: 'query', isRequired: false })] : []),
    ...(body ? [readSchema(body, 'input', { name: 'body', isRequired: true })] : []),
  ];
  return { kind: 'group', name: '', isRequired: true, isNullable: false, fields };
}

function read(schema: JsonSchema, position: Position, place: Place): SchemaNode {
  if (schema.$ref !== undefined) return readReference(schema.$ref, position, place);
  if (schema.allOf) return read(merged(schema.allOf), position, place);
  const base = {
    ...position,
    isNullable: false,
    ...(schema.description !== undefined && { description: schema.description }),
  };
  if (schema.format === 'binary') return readFile(schema, base);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const given = options.filter((option) => option.type !== 'null');
    const isNullable = given.length < options.length;
    const [only] = given;
    if (given.length === 1 && only) return { ...read(only, position, place), ...base, isNullable };
    return { ...base, isNullable, kind: 'variants', options: given.map((option) => read(option, WHOLE, place)) };
  }
  if (schema.const !== undefined || schema.enum) return readChoice(schema, base);
  switch (schema.type ?? 'any') {
    case 'string':
      return readText(schema, base);
    case 'integer':
    case 'number':
      return readNumber(schema, base);
    case 'boolean':
      return { ...base, kind: 'flag' };
    case 'array':
      return {
        ...base,
        kind: 'list',
        item: read(schema.items ?? {}, WHOLE, place),
        ...pick(schema, ['minItems', 'maxItems']),
      };
    case 'object':
      return readObject(schema, base, place);
    default:
      return { ...base, kind: 'any' };
  }
}

type Base = Position & { isNullable: boolean; description?: string };

function readReference(reference: string, position: Position, place: Place): SchemaNode {
  const target = reference === '#' ? place.root : place.root.$defs?.[reference.replace('#/$defs/', '')];
  if (!target || place.open.has(reference)) return { ...position, isNullable: false, kind: 'any' };
  return read(target, position, { ...place, open: new Set([...place.open, reference]) });
}

function readChoice(schema: JsonSchema, base: Base): SchemaNode {
  const all = schema.enum ?? [schema.const ?? null];
  const values = all.filter((value) => value !== null);
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') return { ...base, kind: 'flag', mustBe: only };
  return { ...base, kind: 'choice', values, isNullable: values.length < all.length };
}

/** Several media types are in a nested `anyOf`. */
function readFile({ contentMediaType, anyOf = [], maxLength }: JsonSchema, base: Base): SchemaNode {
  const mediaTypes = [contentMediaType, ...anyOf.map((option) => option.contentMediaType)].filter(
    (type) => type !== undefined,
  );
  return { ...base, kind: 'file', mediaTypes, ...(maxLength !== undefined && { maxBytes: maxLength }) };
}

function readText(schema: JsonSchema, base: Base): SchemaNode {
  return { ...base, kind: 'text', ...pick(schema, ['format', 'minLength', 'maxLength', 'pattern']) };
}

function readNumber(schema: JsonSchema, base: Base): SchemaNode {
  return {
    ...base,
    kind: 'number',
    isInteger: schema.type === 'integer',
    ...pick(schema, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']),
  };
}

function readObject(schema: JsonSchema, base: Base, place: Place): SchemaNode {
  const { properties, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object')
    return { ...base, kind: 'map', value: read(additionalProperties, WHOLE, place) };
  const required = new Set(schema.required);
  return {
    ...base,
    kind: 'group',
    fields: Object.entries(properties ?? {}).map(([name, field]) =>
      read(field, { name, isRequired: required.has(name) }, place),
    ),
  };
}

function merged(parts: readonly JsonSchema[]): JsonSchema {
  return parts.reduce(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

function pick<Key extends keyof JsonSchema>(
  schema: { [K in Key]?: JsonSchema[K] | undefined },
  keys: readonly Key[],
): { [K in Key]?: NonNullable<JsonSchema[K]> } {
  return Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))) as {
    [K in Key]?: NonNullable<JsonSchema[K]>;
  };
}
