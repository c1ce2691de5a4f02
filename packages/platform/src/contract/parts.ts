import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** What mocks, tests and tools need to know of a schema: its kind, and what it is made of. */
export interface SchemaParts {
  /** The name that the library gives it: `object`, `string`, `picklist`, `array` … */
  kind: string;
  /** Whether it may be left out, and whether it may be null. */
  isOptional: boolean;
  isNullable: boolean;
  /** Fields of an object. */
  fields: Readonly<Record<string, Schema>>;
  /** What a list holds, or the alternatives of a choice between shapes. */
  inner: readonly Schema[];
  /** The values of a choice. */
  values: readonly string[];
  /** Longest text, highest number, most items, or most bytes of a file. */
  maximum: number | undefined;
}

interface Made {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Made[];
  requirement?: unknown;
}

const WRAPPERS = new Set(['optional', 'exact_optional', 'nullable']);
const LIMITS = new Set(['max_length', 'max_value', 'max_size']);
const SHAPES = new Set(['object', 'strict_object']);

/** Takes a schema apart; what wraps it (optional, nullable) is looked through. */
export function partsOf(schema: Schema): SchemaParts {
  const made = schema as Made;
  if (made.wrapped && WRAPPERS.has(made.type)) {
    const parts = partsOf(made.wrapped);
    return {
      ...parts,
      isOptional: parts.isOptional || made.type !== 'nullable',
      isNullable: parts.isNullable || made.type === 'nullable',
    };
  }
  const isChoice = made.type === 'picklist';
  return {
    kind: SHAPES.has(made.type) ? 'object' : made.type,
    isOptional: false,
    isNullable: false,
    fields: made.entries ?? {},
    inner: made.item ? [made.item] : isChoice ? [] : ((made.options ?? []) as readonly Schema[]),
    values: isChoice ? (made.options ?? []).map(String) : 'literal' in made ? [String(made.literal)] : [],
    maximum: stepsOf(made).find(({ type, requirement }) => LIMITS.has(type) && typeof requirement === 'number')
      ?.requirement as number | undefined,
  };
}

/** The actions of a pipe; one that begins with another pipe has its actions first. */
function stepsOf({ pipe = [] }: Made): Made[] {
  return pipe.flatMap((step, index) => (step.pipe ? stepsOf(step) : index === 0 ? [] : [step]));
}
