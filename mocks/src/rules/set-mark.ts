/** Stands for what a preview shows, a line for each record: anything else has another mark. */
export function setMarkOf(lines: readonly (readonly (string | number)[])[]): string {
  let hash = 2_166_136_261;
  for (const letter of lines.map((line) => line.join(' ')).join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return `set${(hash >>> 0).toString(36)}`;
}
