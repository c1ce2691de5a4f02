import { ApiError } from './api-error.ts';

interface PathInput {
  params?: Record<string, string> | undefined;
  query?: unknown;
}

/**
 * Fills an operation’s path and adds its query.
 * @param template Path with `:parameters`.
 * @param input Parameters are encoded; arrays in the query become repeated keys, undefined is omitted.
 * @throws ApiError `INVALID_REQUEST` when a parameter is missing, empty or a path step (`.`, `..`), so that a call
 *   never reaches another record’s address.
 */
export function buildPath(template: string, input: PathInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new ApiError({
        kind: 'contract',
        code: 'INVALID_REQUEST',
        message: `${template} needs the parameter "${name}"`,
      });
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isScalar(item)) search.append(key, String(item));
    }
  }
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
