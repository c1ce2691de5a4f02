// What docs/measured.json holds, which the scorecard in Storybook shows, and how figures get there.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Where the figures are, from the root. */
export const MEASURED = 'docs/measured.json';
const file = join(root, MEASURED);

/** The record as it stands. */
export const readMeasured = () => JSON.parse(readFileSync(file, 'utf8'));

/** Replaces the record. */
export const writeMeasured = (record) => writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);

/** What others do on this machine now, in processes: it belongs to figures that are measured now. */
export const busyNow = () => loadavg()[0];

/**
 * When, at which commit and on which machine figures were measured.
 * @param {number} busy As `busyNow` gave it when it began.
 */
export async function circumstances(busy) {
  const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { quiet: true });
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    machine: `${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}, ${busy.toFixed(1)} processes at work when it began`,
  };
}

/** Groups with those of the same title replaced where they stand; others come last. */
export function withGroups(groups, found) {
  const byTitle = new Map(found.map((group) => [group.title, group]));
  const known = new Set(groups.map(({ title }) => title));
  return [
    ...groups.map((group) => byTitle.get(group.title) ?? group),
    ...found.filter(({ title }) => !known.has(title)),
  ];
}

/** Puts the figures of a run with real servers into the record, in place of those of the run before. */
export function recordFigures(title, figures) {
  const record = readMeasured();
  const rows = figures.map(({ name, value, unit }) => ({ name: `${name} (${unit})`, value }));
  writeMeasured({ ...record, groups: withGroups(record.groups, [{ title, unit: 'as named', rows }]) });
}
