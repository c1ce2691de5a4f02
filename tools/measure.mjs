// `npm run measure`: sizes and times, printed and written to docs/measured.json, which the scorecard in Storybook
// shows. Nothing is asserted here. `--only <group>` measures one group, and replaces no other.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from './built.mjs';
import { busyNow, circumstances, MEASURED, readMeasured, withGroups, writeMeasured } from './measured.mjs';
import { bin, ensureDependencies, root, run } from './run.mjs';

const STORYBOOK = join(root, 'storybook-static');

/** Runs a command to its end, without what a module runner may have left in the environment. */
async function build(name, command, args) {
  const { code, seconds } = await run(command, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${name} failed; its output stands above`);
  return { name, value: seconds };
}

const buildProduction = () =>
  build('production build', bin('vite'), ['build', 'apps/web', '--mode', 'production', '--logLevel', 'error']);
const buildDemo = () =>
  build('demo build', bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'error']);
const buildStorybook = () => build('Storybook', bin('storybook'), ['build', '-o', STORYBOOK, '--quiet']);

/** Builds the product where it does not stand built from these sources. */
const product = async () => void (isBuilt('dist') || (await buildProduction()));
/** The same of the demo. */
const demo = async () => void (isBuilt('dist-demo') || (await buildDemo()));

/** The built Storybook; built now where there is none. */
async function storybook() {
  if (!existsSync(join(STORYBOOK, 'iframe.html'))) await buildStorybook();
  return STORYBOOK;
}

/** What is measured, in this order: what is built first is what the others measure. */
const GROUPS = {
  builds: async () => [
    {
      title: 'Builds',
      unit: 's',
      rows: [
        await build('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']),
        await buildProduction(),
        await buildDemo(),
        await buildStorybook(),
      ],
    },
  ],
  'first-loads': async () => {
    await product();
    return (await import('./measure/first-loads.mjs')).measureFirstLoads();
  },
  lighthouse: async () => {
    await product();
    return (await import('./measure/lighthouse.mjs')).measureLighthouse();
  },
  'signed-in': async () => {
    await product();
    return (await import('./measure/signed-in.mjs')).measureSignedIn();
  },
  table: async () => (await import('./measure/table.mjs')).measureTable(await storybook()),
  'theme-switch': async () => (await import('./measure/theme-switch.mjs')).measureThemeSwitch(await storybook()),
  crowd: async () => (await import('./measure/crowd.mjs')).measureCrowd(),
  'admin-lists': async () => {
    await demo();
    return (await import('./measure/admin-lists.mjs')).measureAdminLists();
  },
  presses: async () => {
    await demo();
    return (await import('./measure/presses.mjs')).measurePresses();
  },
  scale: async () => {
    await demo();
    return (await import('./measure/scale.mjs')).measureScale();
  },
  live: async () => {
    await product();
    await demo();
    return (await import('./measure/live.mjs')).measureLive();
  },
  stories: async () => (await import('./measure/stories.mjs')).measureStories(),
  imports: async () => (await import('./measure/import-cost.mjs')).measureImports(),
};

const reason = (error) => (error instanceof Error ? error.message : String(error));

function print({ title, unit, rows }) {
  console.log(`\n${title}, ${unit}`);
  for (const { name, value, limit, isFloor = false } of rows) {
    const promise =
      limit === undefined
        ? ''
        : `   ${isFloor ? 'at least' : 'at most'} ${limit}${(isFloor ? value >= limit : value <= limit) ? '' : ': not kept'}`;
    console.log(`  ${name.padEnd(44)} ${value.toFixed(1).padStart(8)}${promise}`);
  }
}

const round = (group) => ({
  ...group,
  rows: group.rows.map((row) => ({ ...row, value: Math.round(row.value * 10) / 10 })),
});

const { values } = parseArgs({ options: { only: { type: 'string' } } });
if (values.only !== undefined && !(values.only in GROUPS)) {
  console.error(`--only takes one of ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(1);
}

await ensureDependencies();
const busy = busyNow();
const { ensureBrowser } = await import('./ensure-browser.mjs');
try {
  await ensureBrowser();
} catch (error) {
  console.log(`No browser, so nothing that needs one: ${reason(error)}`);
}

const groups = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (values.only !== undefined && values.only !== name) continue;
  try {
    const found = (await measure()).map(round);
    found.forEach(print);
    groups.push(...found);
  } catch (error) {
    console.log(`\nNot measured: ${name}. ${reason(error)}`);
  }
}

const measured = await circumstances(busy);
const before = readMeasured();
writeMeasured(
  values.only === undefined
    ? // The times of a whole run are recorded by `npm test -- --record`.
      { ...measured, groups, run: before.run }
    : {
        ...before,
        groups: withGroups(
          before.groups,
          groups.map((group) => ({ ...group, measured })),
        ),
      },
);
console.log(`\nWritten to ${MEASURED}.`);
