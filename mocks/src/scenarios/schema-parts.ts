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
  /** Longest text or highest number. */
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
}

/** Takes a schema apart; what wraps it (optional, nullable, a default, a pipe) is looked through. */
export function partsOf(schema: Schema): SchemaParts {
  const { def, bag } = schema._zod as unknown as { def: Definition; bag: { maximum?: number } };
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
    maximum: typeof bag.maximum === 'number' && bag.maximum < Number.MAX_SAFE_INTEGER ? bag.maximum : undefined,
  };
}
