/** What a draft kept of a form with one text; null where it is no such draft. */
export function readTextDraft(kept: unknown): { text: string } | null {
  return typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
    ? { text: kept.text }
    : null;
}

/** The text that a draft kept, or an empty text where it is no such draft. */
export const readKeptText = (kept: unknown): string => readTextDraft(kept)?.text ?? '';
