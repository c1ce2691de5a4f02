// `npm run test:matrix`: every story in both themes, both densities, both directions and four widths, by axe and
// without overflow. Ends with 1 where something is found, and writes docs/matrix.json once all stories were looked at.
// docs/how-to/compare-pictures.md tells how to use it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { load } from './load.mjs';
import { bin, ensureDependencies, root, run } from './run.mjs';

const { values } = parseArgs({
  options: {
    portal: { type: 'string' },
    only: { type: 'string' },
    shard: { type: 'string' },
    pages: { type: 'string', default: '3' },
    built: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
await ensureBrowser();
const [
  { runMatrix },
  { launchBrowser },
  { readShard, readStories },
  { PINNED_NOW },
  { recordOf, shardFiles, withAgain },
] = [
  await load('tools/matrix/run.ts'),
  await load('tools/story-pages/launch.ts'),
  await load('tools/story-pages/stories.ts'),
  await load('mocks/src/clock.ts'),
  await load('tools/matrix/record.ts'),
];

const built = resolve(root, values.built ?? 'storybook-static');
if (values.built === undefined) {
  console.log('Building the Storybook …');
  // Vite leaves another mode in this process; the stories are looked at as they are shipped.
  const { code } = await run(bin('storybook'), ['build', '-o', built, '--quiet'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) process.exit(code);
  const { output } = await run('git', ['rev-parse', '--short', 'HEAD'], { quiet: true });
  writeFileSync(join(built, 'commit.txt'), output);
} else if (!existsSync(join(built, 'index.json'))) {
  console.error(`${built} holds no built Storybook.`);
  process.exit(1);
}

const RECORD = join(root, 'docs/matrix.json');
const last = values.again ? JSON.parse(readFileSync(RECORD, 'utf8')) : null;
if (last?.found.length === 0) {
  console.log('The last whole run found nothing: there is nothing to look at again.');
  process.exit(0);
}
const shard = readShard(values.shard);
const file = join(
  root,
  'tests/results',
  `matrix${last ? '-again' : shard ? `-${shard.part}-of-${shard.of}` : ''}.json`,
);
// What was built earlier tells its commit, not the one that is checked out now.
const commit = existsSync(join(built, 'commit.txt'))
  ? readFileSync(join(built, 'commit.txt'), 'utf8').trim()
  : 'unknown';
const browser = await launchBrowser();
try {
  const isFine = await runMatrix({
    built,
    browser,
    now: Date.parse(PINNED_NOW),
    commit,
    pages: Number(values.pages),
    filter: { portal: values.portal, only: values.only, shard, ids: last?.found },
    file,
    say: console.log,
  });
  const isWhole = values.portal === undefined && values.only === undefined;
  const secondLook = () =>
    shard
      ? null
      : withAgain(
          last,
          readStories(built).map(({ id }) => id),
          JSON.parse(readFileSync(file, 'utf8')),
        );
  const record = isWhole ? (last ? secondLook() : recordOf(shardFiles(file, shard?.of))) : null;
  if (record) writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
