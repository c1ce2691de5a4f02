import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** Puts the figures of a run into docs/measured.json, in place of those of the run before. */
export function recordFigures(title, figures) {
  const file = join(root, 'docs/measured.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const rows = figures.map(({ name, value, unit }) => ({ name: `${name} (${unit})`, value }));
  const groups = record.groups.filter((group) => group.title !== title);
  writeFileSync(
    file,
    `${JSON.stringify({ ...record, groups: [...groups, { title, unit: 'as named', rows }] }, null, 2)}\n`,
  );
}
