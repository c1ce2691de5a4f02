const REMOVED = '[removed]';
/** Deeper than any of our details; anything below is dropped rather than walked. */
const MAX_DEPTH = 8;

/**
 * Removes secrets from a server’s or transport’s message, so that no token appears in an error that may be shown or
 * logged.
 * @param value Anything parsed from JSON.
 * @param secrets Texts to remove; empty ones are ignored.
 */
export function redact(value: unknown, secrets: readonly string[], depth = 0): unknown {
  const present = secrets.filter((secret) => secret !== '');
  if (present.length === 0) return value;
  if (typeof value === 'string') return redactText(value, present);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => redact(item, present, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redactText(key, present), redact(item, present, depth + 1)]),
  );
}

/** The same for one text. */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, REMOVED)), text);
}
