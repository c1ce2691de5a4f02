import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axeContext, axeOptions, rulesOfColours, rulesOfSizes } from '../../.storybook/axe-rules.ts';
import { settle } from '../story-pages/in-page.ts';
import { holdBars, letBarsGo } from '../story-pages/sticky-bars.ts';
import type { StoryAxe } from '../story-pages/story-facts.ts';
import { looks } from './combinations.ts';
import type { Asked, Look } from './combinations.ts';

/** Something that is wrong with a story in one look. */
export interface Finding {
  /** Rule of axe, or `overflow`, or `broken`. */
  rule: string;
  /** In words, with the place. */
  words: string;
  look: Look & { language: string };
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of one run: ours, without those that the story switches off with its reason. */
export function rulesFor(a11y: StoryAxe, asked: Asked): RunOptions | undefined {
  if (a11y.disable === true || a11y.test === 'off') return undefined;
  const off = [
    ...(a11y.config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id),
    ...Object.entries({ ...axeOptions.rules, ...a11y.options?.rules })
      .filter(([, { enabled }]) => !enabled)
      .map(([id]) => id),
  ];
  if (asked !== 'all') {
    const rules = asked === 'colours' ? rulesOfColours : rulesOfSizes;
    return {
      runOnly: { type: 'rule', values: rules.filter((rule) => !off.includes(rule)) },
      resultTypes: ['violations'],
    };
  }
  return {
    runOnly: axeOptions.runOnly,
    rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  };
}

/** In the page: how far it is wider than its window, and what sticks out. */
function overflow(): string | undefined {
  const root = document.documentElement;
  const beyond = root.scrollWidth - root.clientWidth;
  if (beyond <= 0) return undefined;
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > root.clientWidth + 0.5 || left < -0.5);
  };
  const deepest = Array.from(document.body.querySelectorAll('*'))
    .filter(isOut)
    .findLast((element) => !Array.from(element.children).some(isOut));
  const name =
    deepest === undefined
      ? ''
      : `, by <${deepest.tagName.toLowerCase()}> “${(deepest.textContent ?? '').trim().slice(0, 40)}”`;
  return `The page is ${beyond} px wider than its window${name}`;
}

/**
 * In the page: up to its beginning, where no head of a table covers half a row; what floats beside something would
 * close.
 */
function scrollUp(): void {
  if (!document.querySelector('[data-placement], [data-trigger], [role="dialog"], [role="alertdialog"]'))
    scrollTo(0, 0);
}

function inWords({ violations }: AxeResults): { rule: string; words: string }[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => ({
      rule: id,
      words: `${help}: ${target.join(' ')}${any[0] === undefined ? '' : ` (${any[0].message})`}`,
    })),
  );
}

/**
 * Looks at a mounted story in every width, theme and density, and by night, by changing the window and the root's
 * attributes alone.
 * @param page A page on which the story stands, at its end.
 * @param story Its own settings for axe and its language.
 */
export async function checkLooks(
  page: Page,
  { a11y, language }: { a11y: StoryAxe; language: string },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axeFile });
  for (const { asked, ...look } of looks()) {
    const add = (rule: string, words: string) => findings.push({ rule, words, look: { ...look, language } });
    const isWider = page.viewportSize()?.width !== look.width;
    if (isWider) {
      await page.evaluate(holdBars);
      await page.evaluate(scrollUp);
      await page.setViewportSize({ width: look.width, height: look.width < 700 ? 640 : 900 });
    }
    await page.evaluate(({ theme, density, colorScheme }) => {
      Object.assign(document.documentElement.dataset, { theme, density, colorScheme, motion: 'reduced' });
    }, look);
    // Colours are there at once; what watches sizes, such as a table's rows, is told with the next frame.
    await page.evaluate(settle, {
      still: isWider ? 60 : 0,
      longest: 1000,
      frames: isWider ? 2 : asked === 'colours' ? 0 : 1,
    });
    if (asked === 'all') await page.evaluate(letBarsGo);
    const tooWide = await page.evaluate(overflow);
    if (tooWide !== undefined) add('overflow', tooWide);
    const options = rulesFor(a11y, asked);
    if (options === undefined) continue;
    const results = await page.evaluate(
      ({ context, run }) =>
        (Reflect.get(globalThis, 'axe') as { run: (context: unknown, options: unknown) => Promise<AxeResults> }).run(
          context,
          run,
        ),
      { context: axeContext, run: options },
    );
    for (const { rule, words } of inWords(results)) add(rule, words);
  }
  return findings;
}
