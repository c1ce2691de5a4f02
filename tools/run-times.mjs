// How long a whole run took: by runner, file and test, and compared with the run that docs/measured.json keeps.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { relative } from 'node:path';
import { readMeasured, writeMeasured } from './measured.mjs';
import { root } from './run.mjs';

/** Files and tests that take less, in seconds, are not kept: they are thousands. */
const KEPT_FROM = { files: 1, tests: 4 };
/** What a part may take more than the recorded run: a fifth, and so many seconds, which a busy moment costs. */
const GROWTH = { share: 1.2, seconds: 5 };

/**
 * Times in seconds.
 * @typedef {{ files: Record<string, number>, tests: Record<string, number> }} Times
 */

const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/** Adds up times by file. @returns {Times} */
function collect(tests) {
  const times = { files: {}, tests: {} };
  for (const { file, title, ms } of tests) {
    times.files[file] = (times.files[file] ?? 0) + ms;
    times.tests[`${file} › ${title}`] = seconds(ms);
  }
  for (const file of Object.keys(times.files)) times.files[file] = seconds(times.files[file]);
  return times;
}

/** Times of a report of Vitest. @returns {Times} */
export function vitestTimes({ testResults }) {
  return collect(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(root, name),
        title: fullName,
        ms: duration ?? 0,
      })),
    ),
  );
}

/** Times of a report of Playwright. @returns {Times} */
export function playwrightTimes({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return collect(
    suites.flatMap(specsOf).map(({ file, title, tests }) => ({
      file,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}

const descending = (times) => Object.entries(times).toSorted(([, a], [, b]) => b - a);

/** The files that took longest, longest first. @param {Times} times */
export const slowestFiles = ({ files }, count = 10) => descending(files).slice(0, count);

/**
 * What takes a fifth more than it did, by name with both times.
 * @param {Record<string, number>} now
 * @param {Record<string, number>} before
 */
export function grown(now, before) {
  return descending(now).flatMap(([name, value]) => {
    const was = before[name];
    const hasGrown = was !== undefined && value > was * GROWTH.share && value - was > GROWTH.seconds;
    return hasGrown ? [{ name, was, value }] : [];
  });
}

/** The recorded run; null before the first one. */
export function recordedRun() {
  return readMeasured().run ?? null;
}

/**
 * As many of some files as the recorded run took so many seconds for, in their order; at least one. A file that it does
 * not name took less than it keeps.
 */
export function withinSeconds(files, limit, recorded) {
  let sum = 0;
  return files.filter((file, index) => {
    sum += recorded?.[file] ?? KEPT_FROM.files;
    return index === 0 || sum <= limit;
  });
}

const atLeast = (times, limit) => Object.fromEntries(descending(times).filter(([, value]) => value >= limit));

/**
 * Keeps a run in docs/measured.json, in place of the one before.
 * @param {{ steps: Record<string, number>, runners: Record<string, Times> }} run
 */
export function recordRun({ steps, runners }) {
  const record = readMeasured();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const kept = Object.fromEntries(
    Object.entries(runners).map(([name, { files, tests }]) => [
      name,
      { files: atLeast(files, KEPT_FROM.files), tests: atLeast(tests, KEPT_FROM.tests) },
    ]),
  );
  const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, ${loadavg()[2].toFixed(1)} processes at work`;
  const run = { date: new Date().toISOString().slice(0, 10), commit, machine, steps, runners: kept };
  writeMeasured({ ...record, run });
}

/**
 * The lines that `npm test` prints of its times: the slowest files of each runner, and what grew.
 * @param {{ steps: Record<string, number>, runners: Record<string, Times> }} run
 * @param {{ steps: Record<string, number>, runners: Record<string, Times> } | null} before
 */
export function timeLines({ steps, runners }, before) {
  const lines = Object.entries(runners).flatMap(([name, times]) => [
    `Slowest files of ${name}:`,
    ...slowestFiles(times).map(([file, value]) => `  ${value.toFixed(1).padStart(7)} s  ${file}`),
  ]);
  if (before === null) return lines;
  const files = Object.entries(runners).flatMap(([name, { files }]) => grown(files, before.runners[name]?.files ?? {}));
  const slower = [...grown(steps, before.steps), ...files];
  if (slower.length > 0) lines.push('Grown by more than a fifth since the recorded run (docs/measured.json):');
  return [...lines, ...slower.map(({ name, was, value }) => `  ${was.toFixed(1)} → ${value.toFixed(1)} s  ${name}`)];
}
