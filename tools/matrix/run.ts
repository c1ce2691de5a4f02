import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import { overPages, progressOf } from '../story-pages/over-pages.ts';
import { serve } from '../story-pages/serve.ts';
import { chooseStories, readStories } from '../story-pages/stories.ts';
import type { StoryFilter } from '../story-pages/stories.ts';
import { StoryPage } from '../story-pages/story-page.ts';
import { checkLooks } from './check.ts';
import type { Finding } from './check.ts';
import { LANGUAGES, looks } from './combinations.ts';
import type { MatrixResults, StoryFindings } from './results.ts';
import { summarise } from './summary.ts';

/** What the matrix needs. */
export interface MatrixHost {
  /** Folder of the built Storybook. */
  built: string;
  browser: Browser;
  now: number;
  /** The commit that is looked at, in short. */
  commit: string;
  /** How many pages work at once. */
  pages: number;
  filter: StoryFilter;
  /** Where the findings go, as JSON. */
  file: string;
  say: (line: string) => void;
}

/**
 * Looks at every story in every theme, density, direction and width.
 * @returns Whether nothing was found.
 */
export async function runMatrix({
  built,
  browser,
  now,
  commit,
  pages,
  filter,
  file,
  say,
}: MatrixHost): Promise<boolean> {
  const stories = chooseStories(readStories(built), filter);
  if (stories.length === 0) throw new Error('No story fits what was asked for.');
  const served = await serve(built);
  const all: StoryFindings[] = [];
  let [seen, mounts] = [0, 0];
  const began = Date.now();
  // Stories that hold their language fast are seen in that alone, in the first pass.
  const held = new Set<string>();
  const minutes = () => (Date.now() - began) / 60_000;
  /** The report as far as it goes: a run of an hour that is broken off has not been for nothing. */
  const keep = () => {
    const results: MatrixResults = {
      commit,
      date: new Date().toISOString().slice(0, 10),
      stories: stories.length,
      mounts,
      looks: seen,
      minutes: minutes(),
      findings: all,
    };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  };
  mkdirSync(dirname(file), { recursive: true });
  keep();
  try {
    for (const language of LANGUAGES) {
      const some = stories.filter(({ id }) => !held.has(id));
      const done = progressOf(language === 'ar' ? 'Arabic, right to left' : 'English, left to right', some.length, say);
      // Play functions look for English words, so the second pass is without them.
      const open = () =>
        new StoryPage(browser, {
          url: served.url,
          now,
          width: 1280,
          height: 900,
          globals: `locale:${language}`,
          plays: language === 'en',
        });
      await overPages(some, open, pages, async (page, story) => {
        const { problem, own, a11y } = await page.show(story.id);
        if (own['locale'] !== undefined) held.add(story.id);
        const shownIn = own['locale'] === 'ar' ? 'ar' : language;
        const findings: Finding[] =
          problem === undefined
            ? await checkLooks(await page.page(), { a11y, language: shownIn })
            : [
                {
                  rule: 'broken',
                  words: problem,
                  look: {
                    width: 1280,
                    theme: 'portal',
                    density: 'comfortable',
                    colorScheme: 'light',
                    language: shownIn,
                  },
                },
              ];
        mounts += 1;
        seen += problem === undefined ? looks().length : 0;
        if (findings.length > 0) {
          all.push({ story, findings });
          for (const line of summarise([{ story, findings }])) say(line);
          keep();
        }
        done();
      });
    }
  } finally {
    await served.close();
  }
  keep();
  for (const line of summarise(all)) say(line);
  say(
    `\n${stories.length} stories, ${mounts} mounts, ${seen} looks in ${minutes().toFixed(1)} min: ${all.length === 0 ? 'nothing found' : `something found in ${new Set(all.map(({ story }) => story.id)).size} stories`}.`,
  );
  return all.length === 0;
}
