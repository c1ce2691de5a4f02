// `npm test`: everything, from a bare clone. Ends with one line `N passed, N failed` that sums all runners.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureDependencies, root, run } from './run.mjs';

const results = join(root, 'tests', 'results');
const total = { passed: 0, failed: 0 };
const lines = [];

function count(name, passed, failed, seconds) {
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}

/** A step that is one check: it passes or fails as a whole. */
async function step(name, command, args) {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, args, { quiet: true });
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, seconds);
  return code === 0;
}

/** A test runner, counted from the report that it writes; without a report it counts as failed, whatever it printed. */
async function runner(name, command, args, report, read, env) {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, args, { env });
  const file = join(results, report);
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  // A runner that fails beside its tests, or that ran none, is a failure of its own.
  const extra = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  count(name, passed, failed + extra, seconds);
}

const vitestReport = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests + report.numTodoTests });
const playwrightReport = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped });

const vitest = (project) => ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, `${project}.json`)}`];

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
console.log(`Browser: ${await ensureBrowser()}`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await step('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']);
await step('lint and import rules', bin('oxlint'), ['--type-aware', '--deny-warnings']);
await step('contract: declared, mocked, served, with examples and failure stories', process.execPath, ['tools/contract.mjs']);
await runner('rules, client, mocks, architecture', bin('vitest'), vitest('unit'), 'unit.json', vitestReport);
await step('production build', bin('vite'), ['build', 'apps/web', '--mode', 'production', '--logLevel', 'warn']);
await step('demo build', bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'warn']);
await step('pseudo-Arabic build', bin('vite'), ['build', 'apps/web', '--mode', 'pseudo', '--logLevel', 'warn']);
await runner('stories with axe', bin('vitest'), vitest('stories'), 'stories.json', vitestReport);
await runner('journeys in the built app', bin('playwright'), ['test', '--reporter=line,json'], 'playwright.json', playwrightReport, {
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json'),
});

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
