import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { chooseStories, readStories } from '../story-pages/stories.ts';
import type { StoryFilter } from '../story-pages/stories.ts';
import { readAcceptances, runOut, withAcceptance } from './accepted.ts';
import type { Acceptance } from './accepted.ts';
import { buildStorybook, cacheOf } from './build.ts';
import { compare, inWords } from './compare.ts';
import { accept, openOf, pair } from './outcome.ts';
import type { Change, Outcome } from './outcome.ts';
import { keptPictures, takePictures } from './pictures.ts';
import type { Album, CameraSettings, Picture } from './album.ts';
import { writeReport } from './report.ts';
import { ACCEPTED, baseOf, hasStorybook, workingTree } from './trees.ts';

/** What `npm run visual` was asked for. */
export interface VisualOptions {
  base?: string | undefined;
  filter: StoryFilter;
  widths: number[];
  themes: boolean;
  pages: number;
  /** What changed and why that is right: puts what is open on the acceptance list. */
  accept?: { what: string; why: string } | undefined;
}

/** What it needs of its surroundings. */
export interface VisualHost {
  root: string;
  browser: Browser;
  now: number;
  say: (line: string) => void;
}

/**
 * Takes what differs once more, on fresh pages, before calling it a change: what stood on the page before must not
 * matter, and neither must the luck of a moment. Where the two trees share one appearance, nothing changed.
 */
async function lookAgain(
  differing: readonly [Picture, Picture][],
  builds: { before: string; after: string },
  albums: { before: Album; after: Album },
  directory: string,
  settings: CameraSettings,
): Promise<Change[]> {
  const again = async (side: 'before' | 'after', pictures: readonly Picture[]) => {
    const wanted = new Set(pictures.map(({ story }) => story.id));
    const stories = readStories(builds[side]).filter(({ id }) => wanted.has(id));
    const album = await takePictures(builds[side], join(directory, `again-${side}`), stories, {
      ...settings,
      name: `looking again at ${side === 'before' ? 'the base' : 'the working tree'}`,
    });
    const hashes = new Map(album.pictures.map((picture) => [picture.id, picture.hash]));
    return ({ id, hash }: Picture) => new Set([hash, hashes.get(id) ?? hash]);
  };
  const before = await again(
    'before',
    differing.map(([picture]) => picture),
  );
  const after = await again(
    'after',
    differing.map(([, picture]) => picture),
  );
  mkdirSync(join(directory, 'difference'), { recursive: true });
  return differing.flatMap(([a, b]): Change[] => {
    const [was, is] = [before(a), after(b)];
    if ([...was].some((hash) => is.has(hash))) return [];
    const difference = compare(
      readFileSync(join(albums.before.directory, a.file)),
      readFileSync(join(albums.after.directory, b.file)),
    );
    if (difference === undefined) return [];
    writeFileSync(join(directory, 'difference', b.file), difference.picture);
    return [{ before: a, after: b, words: inWords(difference), file: b.file, isUnsteady: was.size + is.size > 2 }];
  });
}

function tell(
  { changes, added, removed, broken, same }: Outcome,
  accepted: readonly Acceptance[],
  say: (line: string) => void,
): void {
  const few = (title: string, lines: readonly string[], most = 40) => {
    if (lines.length === 0) return;
    say(`\n${title}: ${lines.length}`);
    for (const line of lines.slice(0, most)) say(`  ${line}`);
    if (lines.length > most) say(`  … and ${lines.length - most} more`);
  };
  const open = changes.filter((change) => change.accepted === undefined);
  few(
    'Broken',
    broken.map(({ story, problem }) => `${story.id}: ${problem.split('\n')[0] ?? ''}`),
  );
  few(
    'Changed',
    open.map(
      ({ after, words, isUnsteady }) =>
        `${after.id}: ${words}${isUnsteady === true ? ' (unsteady: the same tree gave two different pictures)' : ''}`,
    ),
    200,
  );
  few(
    'Accepted',
    changes.flatMap((change) => (change.accepted ? [`${change.after.id}: ${change.accepted.what}`] : [])),
  );
  few(
    'No longer accepted, since the picture changed again',
    runOut(
      accepted,
      open.map(({ after }) => after),
    ).map(({ id, acceptance }) => `${id}: ${acceptance.what}`),
  );
  few(
    'New',
    added.map(({ id }) => id),
    10,
  );
  few(
    'Gone',
    removed.map(({ id }) => id),
  );
  say(
    `\n${same} the same, ${changes.length} changed (${changes.length - open.length} accepted), ${added.length} new, ${removed.length} gone, ${broken.length} broken.`,
  );
}

/**
 * Compares the working tree's stories with those of another commit and writes the report.
 * @returns Whether there is nothing left that someone has to look at.
 */
export async function runVisual({ root, browser, now, say }: VisualHost, options: VisualOptions): Promise<boolean> {
  const working = workingTree(root);
  const { tree: base, reason } = baseOf(root, working, options.base);
  say(`Working tree ${working.id.slice(0, 10)} against ${base ? base.name : 'nothing'}: ${reason}.`);
  const browserName = `Chromium ${browser.version()}`;
  const camera = { browser, now, widths: options.widths, themes: options.themes, pages: options.pages, say };
  const key = JSON.stringify([browserName, now, options.widths, options.themes, options.filter]);
  const choose = (stories: Parameters<typeof chooseStories>[0]) =>
    chooseStories(stories, options.filter).filter(({ isMoving }) => !isMoving);

  const hasBase = base !== undefined && hasStorybook(root, base);
  if (!hasBase)
    say(base === undefined ? 'So every story is new.' : `${base.name} has no Storybook, so every story is new.`);
  const builds = {
    before: hasBase ? await buildStorybook(root, base, say) : '',
    after: await buildStorybook(root, working, say),
  };
  const before = hasBase
    ? await keptPictures(builds.before, cacheOf(root, base), key, choose, { ...camera, name: 'base' })
    : undefined;
  const after = await keptPictures(builds.after, cacheOf(root, working), key, choose, {
    ...camera,
    name: 'working tree',
  });
  if (after.pictures.length + after.broken.length === 0) throw new Error('No story fits what was asked for.');

  const directory = join(root, 'tests/visual/report');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const listFile = join(root, ACCEPTED);
  const accepted = existsSync(listFile) ? readAcceptances(readFileSync(listFile, 'utf8')) : [];
  const { differing, ...rest } = pair(before, after);
  const changes =
    before === undefined || differing.length === 0
      ? []
      : await lookAgain(differing, builds, { before, after }, directory, camera);
  const outcome: Outcome = {
    ...rest,
    same: rest.same + differing.length - changes.length,
    changes: accept(changes, accepted),
    broken: after.broken,
  };

  tell(outcome, accepted, say);
  writeReport(
    directory,
    outcome,
    { before: base?.name ?? 'nothing', after: working.name, reason, browser: browserName },
    { before, after },
  );
  say('Report: tests/visual/report/index.html');
  const open = openOf(outcome);
  if (options.accept !== undefined && open.changes.length > 0) {
    const entry = {
      ...options.accept,
      base: base?.name ?? 'nothing',
      browser: browserName,
      pictures: Object.fromEntries(open.changes.map(({ after: { id, hash } }) => [id, hash])),
    };
    writeFileSync(listFile, `${JSON.stringify({ accepted: withAcceptance(accepted, entry) }, null, 2)}\n`);
    say(`Put ${open.changes.length} pictures on ${ACCEPTED}; commit it with the change.`);
    return open.broken.length === 0;
  }
  return open.changes.length === 0 && open.broken.length === 0;
}
