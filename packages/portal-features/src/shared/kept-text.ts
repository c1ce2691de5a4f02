/** What was kept of a text that was typed, or an empty text where it is none of ours. */
export function readKeptText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text
    : '';
}
