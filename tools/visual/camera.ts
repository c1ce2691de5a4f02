import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { settle } from '../story-pages/in-page.ts';
import type { Story } from '../story-pages/stories.ts';
import { StoryPage } from '../story-pages/story-page.ts';
import type { Album, CameraSettings } from './album.ts';

/** Stories run to their end in this window; other widths are what it is then drawn to. */
const [WIDTH, HEIGHT] = [1280, 800];

/** A picture of the whole page as it stands: animations at their end, no caret. */
async function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** A mounted story in one width after the other; one that asks for a width of its own is seen in that alone. */
async function inWidths(
  page: Page,
  asked: number | undefined,
  widths: readonly number[],
  take: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of asked === undefined ? widths : [asked]) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: width < 700 ? 640 : HEIGHT });
      await page.evaluate(settle, { still: 100, longest: 1000 });
    }
    await take(width);
  }
}

/** What takes the pictures of one page: the story itself in every width and theme, and its steps where it is a flow. */
export function openCamera(url: string, album: Album, { browser, now, widths, themes }: CameraSettings) {
  const current: { story?: Story; steps: number } = { steps: 0 };
  const keep = async (
    page: Page,
    story: Story,
    width: number,
    { theme, step }: { theme?: string; step?: string } = {},
  ) => {
    const png = await takePicture(page);
    const id = [`${story.id}@${width}`, theme, step].filter(Boolean).join('.');
    const file = `${id
      .toLowerCase()
      .replaceAll(/[^a-z0-9@.-]+/g, '-')
      .slice(0, 180)}.png`;
    writeFileSync(join(album.directory, file), png);
    album.pictures.push({
      id,
      story,
      width,
      theme,
      step,
      file,
      hash: createHash('sha256').update(png).digest('hex').slice(0, 16),
    });
  };
  const onStep = async (page: Page, label: string) => {
    if (current.story?.isFlow !== true) return;
    current.steps += 1;
    await page.evaluate(settle, { still: 100, longest: 1000 });
    await keep(page, current.story, page.viewportSize()?.width ?? WIDTH, {
      step: `${String(current.steps).padStart(2, '0')} ${label}`,
    });
  };
  const stories = new StoryPage(browser, { url, now, width: WIDTH, height: HEIGHT, onStep });
  return {
    close: () => stories.close(),
    async take(story: Story): Promise<void> {
      Object.assign(current, { story, steps: 0 });
      const { problem, viewport } = await stories.show(story.id);
      if (problem !== undefined) {
        album.broken.push({ story, problem });
        return;
      }
      const page = await stories.page();
      const asked = viewport === undefined ? undefined : page.viewportSize()?.width;
      await inWidths(page, asked, widths, async (width) => {
        await keep(page, story, width);
        for (const theme of themes ? ['portal', 'admin'] : []) {
          const own = await page.evaluate((name) => {
            const { theme: before } = document.documentElement.dataset;
            document.documentElement.dataset['theme'] = name;
            return before;
          }, theme);
          await keep(page, story, width, { theme });
          await page.evaluate((name) => {
            document.documentElement.dataset['theme'] = name ?? 'portal';
          }, own);
        }
      });
    },
  };
}
