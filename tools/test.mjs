// `npm test`: everything, from a bare clone. Ends with one line `N passed, N failed` that sums all runners.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, ensureDependencies, root, run } from './run.mjs';

const results = join(root, 'tests', 'results');
const total = { passed: 0, failed: 0 };
const lines = [];
/** What failed, by name: it stands at the end, where somebody looks for it. */
const failed = [];

function count(name, passed, failed, seconds) {
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  );
}

/** A step that is one check: it passes or fails as a whole. It takes what the runners beside it leave of the processor. */
async function step(name, command, args) {
  const { code, seconds } = await run(command, args, { quiet: true, isPatient: true });
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}`);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, seconds);
}

/** A test runner, counted from the report that it writes; without a report it counts as failed, whatever it printed. */
async function runner(name, command, args, report, read, env) {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, args, { env });
  const file = join(results, report);
  const { passed, failures } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: ['no report was written'] };
  // A runner that fails beside its tests, or that ran none, is a failure of its own.
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push('the runner itself; see its output above');
  count(name, passed, failures.length, seconds);
  failed.push(...failures.map((failure) => `FAILED ${name}: ${failure}`));
}

/** A failed test's name, and under it the beginning of what it met: often the output's end is all that is kept of a run. */
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

// A line for each of 13,000 tests would bury the one that matters.
const vitest = (project) => [
  'run',
  '--project',
  project,
  '--reporter=minimal',
  '--reporter=json',
  `--outputFile.json=${join(results, `${project}.json`)}`,
];
const build = (name, mode) => step(name, bin('vite'), ['build', 'apps/web', '--mode', mode, '--logLevel', 'warn']);

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
console.log(`Browser: ${await ensureBrowser({ light: true })}`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// What keeps one core busy runs in the pauses of the stories: a sixth of their time is waiting. Journeys need the builds, and
// take longer with anything beside them.
async function besideStories() {
  await build('production build', 'production');
  await build('demo build', 'demo');
  await build('pseudo-Arabic build', 'pseudo');
  await step('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']);
  await step('contract: declared, mocked, served, with examples and failure stories', process.execPath, [
    'tools/contract.mjs',
  ]);
  await step('lint and import rules', bin('oxlint'), ['--type-aware', '--deny-warnings']);
}

await runner('rules, client, mocks, architecture', bin('vitest'), vitest('unit'), 'unit.json', vitestReport);
await Promise.all([
  besideStories(),
  runner('stories with axe', bin('vitest'), vitest('stories'), 'stories.json', vitestReport, {
    NODE_ENV: 'production',
  }),
]);
await runner(
  'journeys in the built app',
  bin('playwright'),
  ['test', '--reporter=line,json'],
  'playwright.json',
  playwrightReport,
  {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json'),
  },
);

console.log(`\n${[...lines, ...failed].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
