import * as v from 'valibot';

/**
 * A value as its schema gives it. Throws where it does not fit, naming every place with its problem: for fixtures and stories,
 * whose authors have to find it.
 */
export function fitting<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new TypeError(
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the value'}: ${issue.message}`).join('\n'),
  );
}
