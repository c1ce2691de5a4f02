/** The outcome of merging two versions of one record that were made from the same base. */
export interface MergedVersions<Form> {
  /** Every change of both sides; where both changed a field, the value typed here. */
  merged: Form;
  /** The fields that both sides changed, to different values, in the order of the form. */
  conflicts: (keyof Form & string)[];
}

/** Whether two values of a field say the same. @param field The field, for values that need their own comparison. */
export type IsSameField<Form> = (one: unknown, other: unknown, field: keyof Form & string) => boolean;

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

/**
 * Merges what was typed here with what was saved elsewhere meanwhile, field by field (SEC-16): a field that was changed
 * on one side only takes that change, and only a field that both changed is in conflict.
 * @param base The version that both sides started from.
 * @param mine What is typed here.
 * @param theirs What the server has now.
 */
export function mergeVersions<Form extends object>(
  base: Form,
  mine: Form,
  theirs: Form,
  isSame: IsSameField<Form> = isSameJson,
): MergedVersions<Form> {
  const names = Object.keys(mine) as (keyof Form & string)[];
  const isChangedHere = (name: keyof Form & string) => !isSame(mine[name], base[name], name);
  const merged = { ...mine };
  for (const name of names) if (!isChangedHere(name)) merged[name] = theirs[name];
  return {
    merged,
    conflicts: names.filter(
      (name) =>
        isChangedHere(name) && !isSame(theirs[name], base[name], name) && !isSame(mine[name], theirs[name], name),
    ),
  };
}

/** The merged form with the value that was saved elsewhere in each of the fields named. */
export function withTheirs<Form extends object>(
  merged: Form,
  theirs: Form,
  fields: readonly (keyof Form & string)[],
): Form {
  const next = { ...merged };
  for (const name of fields) next[name] = theirs[name];
  return next;
}
