import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What scenarios need to know of a schema: its kind, and what it is made of. */
export interface SchemaParts {
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
  /** Longest text, highest number or most items. */
  maximum: number | undefined;
}

interface Definition {
  type: string;
  innerType?: Schema;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  in?: Schema;
  checks?: readonly { _zod: { def: { check: string; maximum?: number; value?: unknown } } }[];
}

/** Takes a schema apart; what wraps it (optional, nullable, a default, a pipe) is looked through. */
export function partsOf(schema: Schema): SchemaParts {
  const def = schema._zod.def as unknown as Definition;
  const wrapped = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  if (wrapped) {
    const parts = partsOf(wrapped);
    const isLeftOut = def.type === 'optional' || def.type === 'default' || def.type === 'prefault';
    return { ...parts, isOptional: parts.isOptional || isLeftOut, isNullable: parts.isNullable || def.type === 'nullable' };
  }
  return {
    kind: def.type,
    isOptional: false,
    isNullable: false,
    fields: def.shape ?? {},
    inner: def.element ? [def.element] : (def.options ?? []),
    values: Object.values(def.entries ?? {}).concat((def.values ?? []).map(String)),
    maximum: maximumOf(def),
  };
}

function maximumOf({ checks = [] }: Definition): number | undefined {
  const limits = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' ? [def.maximum] : def.check === 'less_than' ? [def.value] : []));
  return limits.find((limit) => typeof limit === 'number');
}
