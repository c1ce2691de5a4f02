import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** How many differing files a message names. */
const NAMED = 10;

/**
 * The files of a folder, however deep: path with `/` to the SHA-256 of the contents.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [
        relative(folder, path).split(sep).join('/'),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ];
    }),
  );
}

/**
 * What differs between two builds, in lines to be read: nothing where names and contents are the same.
 * @param {ReadonlyMap<string, string>} first Path to hash.
 * @param {ReadonlyMap<string, string>} second Path to hash.
 * @returns {string[]} How many files differ, then the first of them by name.
 */
export function differenceLines(first, second) {
  const lines = [...new Set([...first.keys(), ...second.keys()])]
    .toSorted()
    .filter((path) => first.get(path) !== second.get(path))
    .map((path) => {
      if (!second.has(path)) return `only in the first: ${path}`;
      return first.has(path) ? `other contents: ${path}` : `only in the second: ${path}`;
    });
  if (lines.length === 0) return [];
  const more = lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : [];
  return [`${lines.length} files differ between two builds of one source`, ...lines.slice(0, NAMED), ...more];
}
