import { setRootAttributes } from '@sakina/design-system';
import type { RootAttributes } from '@sakina/design-system';
import type { AxeResults, NodeResult, Result } from 'axe-core';
import { axeContext, axeOptions, rulesOfLooks } from './axe-rules.ts';

/** Whether the stories run as tests. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** What the accessibility panel asks of axe. It lists what passes as well; to a test run that is a hundred megabytes that no one reads. */
export const panelOptions = isTestRun ? { ...axeOptions, reporter: 'no-passes' } : axeOptions;

/** Half of all stories, by their id: a story keeps its direction from run to run, and new ones move no others. */
function isTurned(storyId: string): boolean {
  return Array.from(storyId).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;
}

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * What axe finds, without targets that lie partly under something that stays in place while the page scrolls: the other
 * theme is of another height, and what has come to lie there can be scrolled out from under it. Its size is still judged.
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

/**
 * Looks at what a story left on the page in the other theme as well, half of the stories with the direction turned, and
 * fails the story over what axe finds there. Nothing is mounted again: the root's attributes change, as in the product.
 */
export async function checkOtherTheme({
  id,
  globals,
  parameters,
}: {
  id: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}): Promise<void> {
  const a11y = parameters['a11y'] as { disable?: boolean; test?: string } | undefined;
  // In the browser of someone who looks at it nothing may flicker.
  if (!isTestRun || a11y?.disable === true || a11y?.test === 'off') return;
  const root = document.documentElement;
  const own = {
    theme: globals['theme'] === 'admin' ? 'admin' : 'portal',
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
  } satisfies Partial<RootAttributes>;
  const other = own.theme === 'admin' ? 'portal' : 'admin';
  const { default: axe } = await import('axe-core');
  // A colour on its way to another would be measured half-way.
  setRootAttributes(root, { motion: 'reduced' });
  setRootAttributes(root, {
    theme: other,
    ...(isTurned(id) ? { direction: own.direction === 'rtl' ? 'ltr' : 'rtl' } : {}),
  });
  try {
    await twoFrames();
    const violations = violationsOf(
      await axe.run(axeContext, { runOnly: { type: 'rule', values: [...rulesOfLooks] }, reporter: 'no-passes' }),
    );
    if (violations.length > 0) throw new Error(inWords(violations, other));
  } finally {
    setRootAttributes(root, own);
    setRootAttributes(root, { motion: globals['motion'] === 'reduced' ? 'reduced' : 'system' });
  }
}
