import * as v from 'valibot';

/**
 * Parses a value with its schema, for fixtures and stories.
 * @throws TypeError with the path and problem of each part that does not fit.
 */
export function parseFixture<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new TypeError(
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the value'}: ${issue.message}`).join('\n'),
  );
}
