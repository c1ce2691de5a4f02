/**
 * Reads an amendment that was kept on this device, perhaps by an older program; null for anything else, and for nothing
 * written.
 */
export function readKeptAmendment(kept: unknown): string | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text } = kept as { text?: unknown };
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
