/** The last part of a field's path as words: `reason.cancelledAt` reads `Cancelled at`, `lines.0` reads `Lines 1`. */
export function wordsOfName(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  if (/^\d+$/.test(last)) return `${wordsOfName(parts.slice(0, -1).join('.'))} ${Number(last) + 1}`;
  const words = last
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`)
    .replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
