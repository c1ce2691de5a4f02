// `npm test`: everything, from a bare clone. Ends with one line `N passed, N failed` that sums all runners. With `--
// --record` its times are kept in docs/measured.json, with which each later run compares its own.
import { ensureDependencies } from './run.mjs';
import { build, clearResults, finish, format, journeys, lint, step, types, unused, vitest } from './test-steps.mjs';

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
console.log(`Browser: ${await ensureBrowser({ light: true })}`);
clearResults();

// What keeps one core busy runs beside the stories, which wait for a good part of their time. Journeys need the builds,
// and take longer with anything beside them.
async function besideStories() {
  await format();
  await types();
  await lint();
  await unused();
  await step('contract: declared, mocked, served, with examples and failure stories', process.execPath, [
    'tools/contract.mjs',
  ]);
  await build('production build', 'production');
  await build('demo build', 'demo');
}

await vitest('rules, client, mocks, architecture', 'unit');
await Promise.all([
  besideStories(),
  vitest('stories with axe, without warnings', 'stories', { env: { NODE_ENV: 'development' } }),
]);
await journeys('journeys in the built app');
finish({ isRecorded: process.argv.includes('--record') });
