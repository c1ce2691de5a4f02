// `npm run visual`: compares the stories of the working tree with those of another commit, picture by picture, and
// writes a report. Ends with 1 where something changed that no one has accepted. docs/how-to/compare-pictures.md tells
// how to use it.
import { parseArgs } from 'node:util';
import { load } from './load.mjs';
import { ensureDependencies, root } from './run.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    portal: { type: 'string' },
    only: { type: 'string' },
    shard: { type: 'string' },
    widths: { type: 'string', default: '1280' },
    themes: { type: 'boolean', default: false },
    pages: { type: 'string', default: '2' },
    accept: { type: 'string' },
    why: { type: 'string' },
  },
});

if ((values.accept === undefined) !== (values.why === undefined)) {
  console.error('Accepting takes both sentences: --accept "what changed" --why "why it is right".');
  process.exit(1);
}

await ensureDependencies();
const { ensureBrowser } = await import('./ensure-browser.mjs');
await ensureBrowser();
const [{ runVisual }, { launchBrowser }, { readShard, readWidths }, { PINNED_NOW }] = [
  await load('tools/visual/run.ts'),
  await load('tools/story-pages/launch.ts'),
  await load('tools/story-pages/stories.ts'),
  await load('mocks/src/clock.ts'),
];

const browser = await launchBrowser();
try {
  const isFine = await runVisual(
    { root, browser, now: Date.parse(PINNED_NOW), say: console.log },
    {
      base: values.base,
      filter: { portal: values.portal, only: values.only, shard: readShard(values.shard) },
      widths: readWidths(values.widths),
      themes: values.themes,
      pages: Number(values.pages),
      accept: values.accept === undefined ? undefined : { what: values.accept, why: values.why },
    },
  );
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
