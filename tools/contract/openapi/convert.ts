import * as z from 'zod/mini';
import { isObject, without } from './json.ts';
import type { Json, JsonObject, Schema } from './json.ts';

export type ZodSchema = z.ZodMiniType;
/** A request is what a schema takes, an answer what it gives. */
export type Direction = 'input' | 'output';

export const isSchema = (value: unknown): value is ZodSchema => typeof value === 'object' && value !== null && '_zod' in value;

/** Words that formats say better than their patterns. */
const KNOWN_FORMATS = new Set<Json>(['date', 'date-time', 'email', 'uuid', 'uri']);

/**
 * Turns schemas into JSON Schema all at once; where one holds another of them, it refers to it.
 * @param ids A name for each schema.
 */
export function convertAll(ids: ReadonlyMap<ZodSchema, string>, io: Direction, uri: (id: string) => string): Map<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io, uri,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema as unknown as ZodSchema, jsonSchema as Schema),
  });
  return new Map(
    Object.entries(schemas as unknown as Record<string, Schema>).map(([id, schema]) => [id, simplify(without(schema, '$schema', '$id')) as Schema]),
  );
}

/** Takes out what only zod means: closed objects (a reader skips fields that it does not know), the bounds of safe integers. */
function tidy(zodSchema: ZodSchema, jsonSchema: Schema): void {
  const { type, catchall } = zodSchema._zod.def as { type: string; catchall?: unknown };
  if (type === 'object' && catchall === undefined) delete jsonSchema['additionalProperties'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (KNOWN_FORMATS.has(jsonSchema['format'])) delete jsonSchema['pattern'];
}

/** `string` or null as one type instead of two alternatives. */
function simplify(schema: Json): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map(simplify);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : simplify(value)]));
  if (Array.isArray(inner['required']) && inner['properties'] === undefined && isObject(inner['additionalProperties'])) return fixedKeys(inner, inner['required'] as string[]);
  const { anyOf, ...rest } = inner;
  const [first, second, ...others] = Array.isArray(anyOf) ? (anyOf as Json[]) : [];
  const isNullable = others.length === 0 && isObject(first) && typeof first['type'] === 'string' && !first['enum'] && first['const'] === undefined && isObject(second) && second['type'] === 'null';
  return isNullable ? { ...rest, ...first, type: [first['type'], 'null'] } : inner;
}

/** A record that has every key of a choice, as an object with those fields. */
function fixedKeys(record: JsonObject, required: readonly string[]): JsonObject {
  return { ...without(record, 'propertyNames', 'additionalProperties'), properties: Object.fromEntries(required.map((key) => [key, record['additionalProperties']])) };
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
