// What `npm test` and `npm run test:quick` are made of: steps and runners that are counted, and the summary at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, root, run } from './run.mjs';
import { playwrightTimes, recordedRun, recordRun, timeLines, vitestTimes } from './run-times.mjs';

const results = join(root, 'tests', 'results');
const total = { passed: 0, failed: 0 };
const lines = [];
/** How long each step took, and each file and test of the runners. */
const times = { steps: {}, runners: {} };
/** What failed, by name: listed at the end, where it is looked for. */
const failed = [];

/** Empties the folder of the reports. Call it before the first runner. */
export function clearResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

function count(name, passed, failures, seconds) {
  total.passed += passed;
  total.failed += failures;
  times.steps[name] = Math.round(seconds);
  lines.push(
    `${failures === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failures} failed (${seconds.toFixed(0)} s)`,
  );
}

/**
 * A step that is one check: it passes or fails as a whole. It takes what the runners beside it leave of the processor.
 */
export async function step(name, command, args) {
  const { code, seconds } = await run(command, args, { quiet: true, isPatient: true });
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}`);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, seconds);
}

/**
 * A test runner, counted from the report that it writes; without a report it counts as failed, whatever it printed.
 * @param {{ env?: Record<string, string>, mayBeEmpty?: boolean }} options `mayBeEmpty`: no test to run is no failure.
 */
async function runner(name, command, args, report, read, { env, mayBeEmpty = false } = {}) {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, args, { env });
  const file = join(results, report);
  const { passed, failures, took } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: mayBeEmpty && code === 0 ? [] : ['no report was written'] };
  if (took) times.runners[report.replace('.json', '')] = took;
  // A runner that fails apart from its tests, or that ran none, is a failure too.
  if (failures.length === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty)))
    failures.push('the runner itself; see its output above');
  count(name, passed, failures.length, seconds);
  failed.push(...failures.map((failure) => `FAILED ${name}: ${failure}`));
}

/** A failed test's name, and under it the beginning of its message: often only the end of a run's output is kept. */
function failure(name, messages) {
  const [first = ''] = messages;
  const said = stripVTControlCharacters(first)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);
  return [name, ...said.map((line) => `         ${line.slice(0, 240)}`)].join('\n');
}

/** What passed and what did not, by name: a skipped test has not passed. */
const vitestReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  took: vitestTimes({ testResults }),
  failures: testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages ?? []));
    return tests.length === 0 && status === 'failed' ? [`${file} could not be run`] : tests;
  }),
});

const playwrightReport = ({ stats, suites, errors }) => {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const isGood = ({ status }) => status === 'expected';
  const messagesOf = ({ results: runs }) => runs.flatMap((one) => one.errors.map(({ message }) => String(message)));
  return {
    passed: stats.expected,
    took: playwrightTimes({ suites }),
    failures: [
      ...suites
        .flatMap(specsOf)
        .flatMap(({ file, title, tests }) =>
          tests.filter((test) => !isGood(test)).map((test) => failure(`${file} › ${title}`, messagesOf(test))),
        ),
      ...errors.map(({ message }) => String(message).split('\n')[0]),
    ],
  };
};

/**
 * One project of vitest.config.ts.
 * @param {{ args?: string[], env?: Record<string, string>, mayBeEmpty?: boolean }} options Paths or flags for Vitest.
 */
export function vitest(name, project, { args = [], ...options } = {}) {
  const report = `${project}.json`;
  // A line for each of 13,000 tests would bury the one that matters.
  const all = ['run', '--project', project, '--reporter=minimal', '--reporter=json'];
  return runner(
    name,
    bin('vitest'),
    [...all, `--outputFile.json=${join(results, report)}`, ...args],
    report,
    vitestReport,
    options,
  );
}

/** Journeys in the built app; @param {string[]} [args] Paths or flags for Playwright. */
export function journeys(name, args = [], report = 'journeys.json') {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, report) };
  const command = ['test', '--reporter=line,json', ...args];
  return runner(name, bin('playwright'), command, report, playwrightReport, { env });
}

/** A build of the app. */
export const build = (name, mode) =>
  step(name, bin('vite'), ['build', 'apps/web', '--mode', mode, '--logLevel', 'warn']);

export const types = () => step('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']);
export const lint = () => step('lint and import rules', bin('oxlint'), ['--type-aware', '--deny-warnings']);
export const unused = () => step('unused files, exports and dependencies', bin('knip'), []);
export const format = () => step('format', bin('oxfmt'), ['--check']);

/**
 * Prints the times and the summary; its last line is `N passed, N failed`. Ends the process.
 * @param {{ isRecorded?: boolean }} options `isRecorded` keeps the times of a run without failures in
 *   docs/measured.json.
 */
export function finish({ isRecorded = false } = {}) {
  times.steps['whole run'] = Math.round(performance.now() / 1000);
  console.log(`\n${timeLines(times, recordedRun()).join('\n')}`);
  if (isRecorded && total.failed === 0) recordRun(times);
  console.log(`\n${[...lines, ...failed].join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}
