import { setRootAttributes } from '@sakina/design-system';
import type { RootAttributes } from '@sakina/design-system';
import type { AxeResults, NodeResult, Result } from 'axe-core';
import { letBarsGo } from '../tools/story-pages/sticky-bars.ts';
import { axeContext, axeOptions, rulesOfLooks } from './axe-rules.ts';
import { lookOf } from './look/look-of.ts';
import type { StoryLook } from './look/look-of.ts';

/** Whether the stories run as tests. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * What the accessibility panel asks of axe. It lists what passes as well; to a test run that is a hundred megabytes
 * that no one reads.
 */
export const panelOptions = isTestRun ? { ...axeOptions, reporter: 'no-passes' } : axeOptions;

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * What axe finds, without targets that lie partly under something that stays in place while the page scrolls: the other
 * theme is of another height, and what has come to lie there can be scrolled out from under it. Its size is still
 * judged.
 */
function violationsOf({ violations }: AxeResults): Result[] {
  const isCovered = ({ any }: NodeResult) =>
    any.some(({ data }) => /obscured/i.test(String((data as { messageKey?: unknown } | null)?.messageKey)));
  return violations
    .map((violation) =>
      violation.id === 'target-size'
        ? { ...violation, nodes: violation.nodes.filter((node) => !isCovered(node)) }
        : violation,
    )
    .filter(({ nodes }) => nodes.length > 0);
}

function inWords(violations: readonly Result[], theme: string): string {
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  return `In the ${theme} theme axe finds:\n${findings.join('\n')}`;
}

/** Files of which a story has been looked at in both themes. */
const seenInBoth = new Set<string>();

/** Shows the page in a look. Nothing is mounted again: the root's attributes change, as in the product. */
async function show(look: StoryLook): Promise<void> {
  // A color on its way to another would be measured half-way.
  setRootAttributes(document.documentElement, { motion: 'reduced', ...look } satisfies Partial<RootAttributes>);
  await twoFrames();
}

/**
 * Leaves a story in the look in which the accessibility addon, which comes after this, asks it every rule of axe: the
 * theme and the direction that follow from its id. One story of each file is looked at in the other theme first. `npm
 * run test:matrix` looks at every story in every theme, width and language.
 */
export async function chooseAxeLook({
  id,
  componentId,
  globals,
  parameters,
}: {
  id: string;
  componentId: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}): Promise<void> {
  const a11y = parameters['a11y'] as { disable?: boolean; test?: string } | undefined;
  // In the browser of someone who looks at it nothing may flicker.
  if (!isTestRun || a11y?.disable === true || a11y?.test === 'off') return;
  const own: StoryLook = {
    theme: globals['theme'] === 'admin' ? 'admin' : 'portal',
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  };
  const look = lookOf(id, own);
  if (!seenInBoth.has(componentId)) {
    seenInBoth.add(componentId);
    const other = look.theme === 'admin' ? 'portal' : 'admin';
    await show({ ...look, theme: other });
    const { default: axe } = await import('axe-core');
    const violations = violationsOf(
      await axe.run(axeContext, { runOnly: { type: 'rule', values: [...rulesOfLooks] }, reporter: 'no-passes' }),
    );
    if (violations.length > 0) throw new Error(inWords(violations, other));
  } else if (look.theme === own.theme && look.direction === own.direction) return;
  await show(look);
  // In a look that the story was not made for, bars lie over other parts than in its own.
  letBarsGo();
}
