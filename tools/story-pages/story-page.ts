import type { Browser, BrowserContext, Page } from 'playwright';
import { prepare, settle, show } from './in-page.ts';
import { readFacts } from './story-facts.ts';
import type { Shown, StoryFacts } from './story-facts.ts';

/** What a page of stories is like. */
export interface PageSettings {
  /** Where the built Storybook is served. */
  url: string;
  /** The instant that the page takes for now, in milliseconds. */
  now: number;
  width: number;
  height: number;
  /** Globals for all stories, in the words of the address: `locale:ar`. */
  globals?: string | undefined;
  /** Whether play functions run. @default true */
  plays?: boolean | undefined;
  /** Called after each step of a play function, which waits for it. */
  onStep?: ((page: Page, label: string) => Promise<void>) | undefined;
}

/** Longest that one story may take. */
const STORY_TIMEOUT = 45_000;
/** A page is opened again after so many stories, so that what they leave behind does not add up. */
const STORIES_A_PAGE = 150;

/** A browser page that shows one story after another without loading anything twice. */
export class StoryPage {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #shown = 0;
  readonly #browser: Browser;
  readonly #settings: PageSettings;

  constructor(browser: Browser, settings: PageSettings) {
    this.#browser = browser;
    this.#settings = settings;
  }

  /** The page itself, opened where it is not. */
  async page(): Promise<Page> {
    this.#page ??= await this.#open();
    return this.#page;
  }

  /**
   * Shows a story, runs it to its end and waits until it stands still. A page that a story has broken is thrown away.
   * @param id The story's id.
   */
  async show(id: string): Promise<Shown> {
    if (this.#shown >= STORIES_A_PAGE) await this.close();
    try {
      const page = await this.page();
      this.#shown += 1;
      const facts = await page.evaluate(readFacts, id);
      await this.#resize(page, facts);
      const problem = await page.evaluate(show, { id, timeout: STORY_TIMEOUT });
      if (problem === undefined) await page.evaluate(settle, { still: 100, longest: 2000 });
      else this.#shown = STORIES_A_PAGE;
      return { ...facts, problem };
    } catch (error) {
      await this.close();
      return { problem: `The page broke: ${String(error)}`, own: {}, a11y: {} };
    }
  }

  /** Closes the page; the next story opens another. */
  async close(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    this.#page = undefined;
    this.#shown = 0;
    await context?.close();
  }

  /** A story that asks for a viewport gets it, where that one is no wider than what is looked at. */
  async #resize(page: Page, { viewport }: StoryFacts): Promise<void> {
    const { width, height } = this.#settings;
    const asked = Number.parseInt(viewport?.width ?? '', 10);
    const wanted =
      asked < width
        ? { width: asked, height: Number.parseInt(viewport?.height ?? '', 10) || height }
        : { width, height };
    const now = page.viewportSize();
    if (now?.width !== wanted.width || now.height !== wanted.height) await page.setViewportSize(wanted);
  }

  async #open(): Promise<Page> {
    const { url, now, width, height, globals, plays = true, onStep } = this.#settings;
    const context = await this.#browser.newContext({
      viewport: { width, height },
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    this.#context = context;
    const page = await context.newPage();
    await page.addInitScript(prepare, now);
    if (onStep) await page.exposeFunction('__sakinaStep', (label: string) => onStep(page, label));
    // Storybook's own axe would look at every story once more; `embed` is its word for a page without play functions.
    const address = new URLSearchParams({
      viewMode: 'story',
      globals: ['a11y.manual:!true', globals].filter(Boolean).join(';'),
      ...(plays ? {} : { embed: 'true' }),
    });
    await page.goto(`${url}/iframe.html?${address.toString()}`);
    await page.waitForFunction(
      () => globalThis.__STORYBOOK_PREVIEW__ !== undefined && globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined,
    );
    await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.ready());
    return page;
  }
}
