import { isSameJson } from '@sakina/platform/domain';

const said = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, entry: unknown) =>
      name === 'key' ? undefined : typeof entry === 'string' ? entry.trim() : entry,
    ),
  );

/** Whether two values of a form say the same: the `key` of a row and spaces around a text say nothing. */
export const isSameTyped = (one: unknown, other: unknown): boolean => isSameJson(said(one), said(other));
