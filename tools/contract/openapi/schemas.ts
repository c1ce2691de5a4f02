import type { DocComments } from './doc-comments.ts';
import { convertAll, isSchema, mapReferences, referencesIn } from './convert.ts';
import type { ContractSchema } from './convert.ts';
import type { Direction } from '../json-schema.ts';
import { isObject, pascalCase, sortKeys, wordsOf } from './json.ts';
import type { Json, Schema } from './json.ts';

/**
 * JSON Schemas of the contract: what is exported has a name and one definition, everything else stands where it is
 * used.
 */
export interface SchemaBook {
  /** What a request (`input`) or an answer (`output`) has at a place, whose doc comments are found by the path. */
  schemaOf: (schema: ContractSchema, direction: Direction, path: string) => Schema;
  /** The definitions that a part of a document refers to, and those that they refer to in turn. */
  definitionsFor: (part: Json) => Record<string, Schema>;
}

const REFERENCE = '#/components/schemas/';
const INLINE = '#inline/';
const BARE_TYPES = new Set<Json>(['string', 'integer', 'number', 'boolean']);

/**
 * @param exported What the contract exports; of one schema under two names the first counts.
 * @param inline Schemas of operations that have no name.
 */
export function createSchemaBook(
  exported: Readonly<Record<string, unknown>>,
  inline: readonly ContractSchema[],
  comments: DocComments,
): SchemaBook {
  const named = namedSchemas(exported);
  const anonymous = new Map(
    [...new Set(inline)].filter((schema) => !named.has(schema)).map((schema, index) => [schema, `${INLINE}${index}`]),
  );
  const uri = (id: string) => (id.startsWith(INLINE) ? id : REFERENCE + id);
  const converted = {
    input: convertAll(new Map([...named, ...anonymous]), 'input', uri),
    output: convertAll(new Map([...named, ...anonymous]), 'output', uri),
  };
  const differing = differingIn(converted, [...named.values()]);

  /** Names what differs in a request, and puts what has no name in its place. */
  const finish = (schema: Schema, direction: Direction): Schema =>
    mapReferences(schema, (reference) => {
      if (reference.startsWith(INLINE)) return finish(converted[direction].get(reference) ?? {}, direction);
      return {
        $ref:
          direction === 'input' && differing.has(reference.slice(REFERENCE.length)) ? `${reference}Input` : reference,
      };
    }) as Schema;

  const definitions = new Map<string, Schema>();
  for (const [schema, id] of named) {
    const name = nameIn(exported, schema);
    const words =
      comments.of(name) ?? (name.endsWith('Id') ? `Opaque: identifies one ${wordsOf(name.slice(0, -2))}.` : undefined);
    for (const direction of ['output', 'input'] as const) {
      if (direction === 'input' && !differing.has(id)) continue;
      if (direction === 'input' && definitions.has(`${id}Input`))
        throw new Error(`${name} is other in a request, and its name there, ${id}Input, is another schema’s.`);
      const own = annotate(finish(converted[direction].get(id) ?? {}, direction), name, comments);
      definitions.set(direction === 'input' ? `${id}Input` : id, {
        ...(words !== undefined && { description: words }),
        ...own,
      });
    }
  }

  return {
    schemaOf: (schema, direction, path) => {
      const id = named.get(schema);
      const own =
        id === undefined ? (converted[direction].get(anonymous.get(schema) ?? '') ?? {}) : { $ref: REFERENCE + id };
      return annotate(finish(own, direction), path, comments);
    },
    definitionsFor: (part) => {
      const found: Record<string, Schema> = {};
      const follow = (from: Json): void => {
        for (const reference of referencesIn(from)) {
          const name = reference.slice(REFERENCE.length);
          const schema = reference.startsWith(REFERENCE) ? definitions.get(name) : undefined;
          if (found[name] || !schema) continue;
          found[name] = schema;
          follow(schema);
        }
      };
      follow(part);
      return sortKeys(found);
    },
  };
}

function namedSchemas(exported: Readonly<Record<string, unknown>>): Map<ContractSchema, string> {
  const all = new Map<ContractSchema, string>();
  for (const [name, value] of Object.entries(sortKeys(exported)))
    if (isSchema(value) && !all.has(value)) all.set(value, pascalCase(name));
  const shapes = convertAll(all, 'output', (id) => id);
  return new Map([...all].filter(([, id]) => deservesName(id, shapes.get(id) ?? {})));
}

/** A bare text or number needs no name of its own, unless it identifies a kind of record. */
function deservesName(id: string, schema: Schema): boolean {
  const isBare = BARE_TYPES.has(schema['type']) && !schema['enum'] && !schema['pattern'] && !schema['format'];
  return !isBare || id.endsWith('Id');
}

function nameIn(exported: Readonly<Record<string, unknown>>, schema: ContractSchema): string {
  return (
    Object.keys(exported)
      .toSorted()
      .find((name) => exported[name] === schema) ?? ''
  );
}

/**
 * Definitions whose requests look other than their answers, for example by a default, and those that hold one of them.
 */
function differingIn(converted: Record<Direction, ReadonlyMap<string, Schema>>, ids: readonly string[]): Set<string> {
  const differing = new Set(
    ids.filter((id) => JSON.stringify(converted.input.get(id)) !== JSON.stringify(converted.output.get(id))),
  );
  for (let before = -1; before !== differing.size;) {
    before = differing.size;
    for (const id of ids)
      if (referencesIn(converted.input.get(id)).some((reference) => differing.has(reference.slice(REFERENCE.length))))
        differing.add(id);
  }
  return differing;
}

/** Adds the words of the sources to the fields that they stand at. */
function annotate(schema: Schema, path: string, comments: DocComments): Schema {
  const walk = (part: Json, at: string): Json => {
    if (Array.isArray(part)) return (part as readonly Json[]).map((entry) => walk(entry, at));
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]): [string, Json] => {
        if (key === 'enum' || key === 'required') return [key, value];
        if (key !== 'properties' || !isObject(value)) return [key, walk(value, at)];
        const fields = Object.entries(value).map(([field, inner]): [string, Json] => {
          const own = `${at}.${field}`;
          const words = comments.of(own);
          return [field, { ...(words !== undefined && { description: words }), ...(walk(inner, own) as Schema) }];
        });
        return [key, Object.fromEntries(fields)];
      }),
    );
  };
  return walk(schema, path) as Schema;
}
