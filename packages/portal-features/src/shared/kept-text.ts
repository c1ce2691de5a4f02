/** The text that a draft of a form with one text kept, or an empty text where it is no such draft. */
export function readKeptText(kept: unknown): string {
  return typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string' ? kept.text : '';
}
