/** Whether a kept value has the type of the one that a form starts with; where either is null, the form decides. */
function isLike(kept: unknown, start: unknown): boolean {
  if (kept === null || start === null) return kept !== undefined;
  return typeof kept === typeof start && Array.isArray(kept) === Array.isArray(start);
}

/**
 * Reads a form that was kept as an object, and takes it only if it has every field of the form with its type: a draft
 * may be from before a release that changed the form.
 * @param start The form as it starts.
 */
export function readKeptForm<Form extends object>(kept: unknown, start: Form): Form | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  const fields = kept as Record<string, unknown>;
  return Object.entries(start).every(([name, value]) => Object.hasOwn(fields, name) && isLike(fields[name], value))
    ? (kept as Form)
    : null;
}
