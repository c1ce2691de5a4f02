// `npm run test:quick`: what a change is likely to break, in five minutes at most. `npm run test:quick -- <ref>`
// compares with another ref than main. It is no replacement for `npm test`, which runs everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDependencies, root } from './run.mjs';
import { recordedRun, withinSeconds } from './run-times.mjs';
import { journeysOf } from './runners.mjs';
import { build, clearResults, finish, format, journeys, lint, types, vitest } from './test-steps.mjs';

/**
 * Seconds of stories, on two pages at once, that fit in the time beside the rest; how many more files there are is
 * printed.
 */
const STORY_SECONDS = 240;
const SMOKE = '@smoke';

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit at which this branch left main. */
function baseOf(wanted) {
  for (const ref of wanted ? [wanted] : ['origin/main', 'main', 'origin/master', 'master']) {
    try {
      return git('merge-base', 'HEAD', ref);
    } catch {
      // No such ref in this clone.
    }
  }
  console.error(
    `${wanted ?? 'main'} is not a ref of this clone. Name the ref to compare with: npm run test:quick -- <ref>`,
  );
  process.exit(1);
}

/** The folder whose stories belong to a file: its component, its feature, or its part of the Storybook. */
function storyFolder(file) {
  return /^(packages\/design-system\/src\/(?:components\/\w+|docs)|packages\/portal-features\/src\/(?:shared|[\w-]+\/[\w-]+)|\.storybook\/[\w-]+)\//.exec(
    file,
  )?.[1];
}

function storiesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

await ensureDependencies();
const base = baseOf(process.argv[2]);
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean);
console.log(`${changed.length} files have changed since ${base.slice(0, 8)}.`);
const { ensureBrowser } = await import('./ensure-browser.mjs');
console.log(`Browser: ${await ensureBrowser({ light: true })}`);
clearResults();

// The stories that were changed themselves come first, then those nearest to a changed file.
const folders = [...new Set(changed.map(storyFolder).filter(Boolean))];
const near = (file) => (changed.includes(file) ? 2 : changed.some((one) => dirname(one) === dirname(file)) ? 1 : 0);
const stories = folders.flatMap(storiesBelow).toSorted((a, b) => near(b) - near(a));
const chosen = withinSeconds(stories, STORY_SECONDS, recordedRun()?.runners.stories?.files);
const specs = journeysOf(changed).filter((file) => existsSync(join(root, file)));

async function unitsAndStories() {
  await vitest('units that the change reaches', 'unit', {
    args: ['--changed', base, '--passWithNoTests'],
    mayBeEmpty: true,
  });
  if (stories.length === 0) return;
  await vitest('stories of the changed folders, with axe', 'stories', {
    args: chosen,
    env: { NODE_ENV: 'development' },
  });
}

async function besideThem() {
  await format();
  await build('demo build', 'demo');
  if (specs.length > 0) await build('production build', 'production');
  await types();
  await lint();
}

await Promise.all([besideThem(), unitsAndStories()]);
// Without the production build only tests of the demo can run.
if (specs.length === 0) process.env.BUILDS = 'DEMO_URL';
await journeys('one journey per portal', ['--grep', SMOKE], 'smoke.json');
if (specs.length > 0) await journeys('journeys of what changed', ['--grep-invert', SMOKE, ...specs]);

if (stories.length > chosen.length)
  console.log(`\n${stories.length - chosen.length} more story files of these folders were left to npm test.`);
finish();
