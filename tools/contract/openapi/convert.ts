import type * as v from 'valibot';
import { jsonSchemasOf } from '../json-schema.ts';
import type { Direction } from '../json-schema.ts';
import { isObject } from './json.ts';
import type { Json, Schema } from './json.ts';

export type ContractSchema = v.GenericSchema;

export const isSchema = (value: unknown): value is ContractSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/**
 * Turns schemas into JSON Schema all at once; where one holds another of them, it refers to it.
 * @param ids A name for each schema.
 */
export function convertAll(
  ids: ReadonlyMap<ContractSchema, string>,
  io: Direction,
  uri: (id: string) => string,
): Map<string, Schema> {
  const schemas = jsonSchemasOf(ids, io, uri) as Record<string, Schema>;
  return new Map(Object.entries(schemas).map(([id, schema]) => [id, simplify(schema) as Schema]));
}

/** `string` or null as one type instead of two alternatives. */
function simplify(schema: Json): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map(simplify);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : simplify(value)]),
  );
  const { anyOf, ...rest } = inner;
  if (!Array.isArray(anyOf)) return inner;
  const bare = (anyOf as Json[]).flatMap(bareTypes);
  if (!bare.includes(null)) return { ...rest, type: bare };
  const [first, second, ...others] = anyOf as Json[];
  const isNullable =
    others.length === 0 &&
    isObject(first) &&
    typeof first['type'] === 'string' &&
    !first['enum'] &&
    first['const'] === undefined &&
    isObject(second) &&
    second['type'] === 'null';
  return isNullable ? { ...rest, ...first, type: [first['type'], 'null'] } : inner;
}

/** The types of an alternative that says nothing else; null for one that does. */
function bareTypes(option: Json): Json[] {
  const isBare = isObject(option) && Object.keys(option).length === 1 && option['type'] !== undefined;
  return isBare ? ([option['type'] as Json].flat() as Json[]) : [null];
}

/** Changes every `$ref` of a schema; what is given instead stands in its place. */
export function mapReferences(part: Json, change: (reference: string) => Json): Json {
  if (Array.isArray(part)) return (part as readonly Json[]).map((entry) => mapReferences(entry, change));
  if (!isObject(part)) return part;
  const { $ref, ...rest } = part;
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, mapReferences(value, change)]));
  if (typeof $ref !== 'string') return others;
  const changed = change($ref);
  return isObject(changed) ? { ...changed, ...others } : others;
}

/** Every `$ref` of a part of a document. */
export function referencesIn(part: Json): string[] {
  const found: string[] = [];
  mapReferences(part, (reference) => {
    found.push(reference);
    return null;
  });
  return found;
}
