const REMOVED = '[removed]';
/** Deeper than any details of ours; what lies below is dropped rather than walked. */
const MAX_DEPTH = 8;

/**
 * Takes secrets out of what a server or a transport said, so that no token stands in an error that may be shown or logged.
 * @param value Anything parsed from JSON.
 * @param secrets Texts that must not remain; empty ones are passed over.
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
