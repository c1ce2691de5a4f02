// `npm run measure`: sizes and times, printed and never asserted here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureDependencies, root, run } from './run.mjs';

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
await ensureBrowser();

async function timed(name, command, args) {
  const { code, seconds } = await run(command, args, { quiet: true });
  if (code !== 0) process.exit(code);
  console.log(`  ${name.padEnd(24)} ${seconds.toFixed(1)} s`);
}

console.log('Build times');
await timed('types (tsc -b)', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']);
await timed('production build', bin('vite'), ['build', 'apps/web', '--mode', 'production', '--logLevel', 'error']);
await timed('demo build', bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'error']);
await timed('Storybook', bin('storybook'), ['build', '-o', 'storybook-static', '--quiet']);

console.log('\nScript of a first visit, kB after brotli');
const { firstLoad, measuredRoutes } = await import('./first-load.mjs');
for (const route of measuredRoutes) console.log(`  ${route.padEnd(26)} ${(firstLoad(route).brotli / 1000).toFixed(1).padStart(6)}`);

console.log('\nA hundred thousand users in the browser’s mock');
const { measureCrowd } = await import('./measure-crowd.mjs');
await measureCrowd();

console.log('\nA hundred thousand rows in the data table');
await (await import('./measure-table.mjs')).measureTable();

console.log('\nStories');
const report = join(root, 'tests/results/measure-stories.json');
const started = performance.now();
await run(bin('vitest'), ['run', '--project', 'stories', '--reporter=json', `--outputFile.json=${report}`], { quiet: true });
const seconds = (performance.now() - started) / 1000;
const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
const durations = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName, duration }) => ({ fullName, duration: duration ?? 0 })));
const slowest = durations.toSorted((a, b) => b.duration - a.duration).slice(0, 5);
console.log(`  ${numTotalTests} stories in ${seconds.toFixed(0)} s, ${((seconds * 1000) / numTotalTests).toFixed(0)} ms a story`);
for (const { fullName, duration } of slowest) console.log(`  ${(duration / 1000).toFixed(1).padStart(5)} s  ${fullName}`);
