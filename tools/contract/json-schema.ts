import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Schema = v.GenericSchema;
/** A request is what a schema takes, an answer what it gives. */
export type Direction = 'input' | 'output';

/** JSON Schema has no words for these: who reads it learns of them from the sentences beside it. */
const UNSAID = ['brand', 'trim', 'check'];

/**
 * What the library leaves out: files are a text of bytes, whose length is the file's size; a request has no other
 * fields than those declared (UNKNOWN_FIELD), while an answer can gain some.
 */
const overrides = (direction: Direction): ConversionConfig => ({
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'file') return { type: 'string', format: 'binary', contentEncoding: 'binary' };
    if (valibotSchema.type === 'literal') return { type: typeof jsonSchema.const as 'string', ...jsonSchema };
    if (valibotSchema.type !== 'object') return null;
    const shape = jsonSchema.required?.length === 0 ? withoutRequired(jsonSchema) : jsonSchema;
    return direction === 'input' ? { ...shape, additionalProperties: false } : shape;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
    switch (type) {
      case 'min_size':
        return { ...jsonSchema, minLength: Number(requirement) };
      case 'max_size':
        return { ...jsonSchema, maxLength: Number(requirement) };
      case 'mime_type':
        return { ...jsonSchema, ...mediaTypes(requirement as readonly string[]) };
      case 'safe_integer':
        return withoutBounds(jsonSchema);
      default:
        return null;
    }
  },
});

function mediaTypes(types: readonly string[]): JsonSchema {
  const [first] = types;
  return types.length === 1 && first !== undefined
    ? { contentMediaType: first }
    : { anyOf: types.map((contentMediaType) => ({ contentMediaType })) };
}

function withoutRequired(schema: JsonSchema): JsonSchema {
  const rest = { ...schema };
  delete rest.required;
  return rest;
}

/** Without the bounds of what a number holds exactly: they are no rule of the contract. */
function withoutBounds({ minimum, maximum, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    ...(minimum !== Number.MIN_SAFE_INTEGER && minimum !== undefined && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && maximum !== undefined && { maximum }),
  };
}

const config = (typeMode: Direction): ConversionConfig => ({
  ...overrides(typeMode),
  typeMode,
  target: 'draft-2020-12',
  ignoreActions: UNSAID,
});

/** A schema of the contract as JSON Schema (2020-12). Throws where it has something that cannot be said in it. */
export const jsonSchemaOf = (schema: Schema, direction: Direction): JsonSchema =>
  toJsonSchema(schema, config(direction));

/**
 * Turns schemas into JSON Schema all at once; where one holds another of them, it refers to it.
 * @param ids A name for each schema.
 * @param uri What a reference to a name says.
 */
export function jsonSchemasOf(
  ids: ReadonlyMap<Schema, string>,
  direction: Direction,
  uri: (id: string) => string,
): Record<string, JsonSchema> {
  return toJsonSchemaDefs(Object.fromEntries([...ids].map(([schema, id]) => [id, schema])), {
    ...config(direction),
    overrideRef: ({ referenceId }) => uri(referenceId),
  });
}
