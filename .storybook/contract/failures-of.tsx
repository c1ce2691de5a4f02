import type { Operation } from '@sakina/platform/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Failures } from './components/Failures.tsx';
import { failureCasesOf, SERVER_WORDS } from './model/failure-cases.ts';
import type { FailureCase } from './model/failure-cases.ts';

/** What a person reads first, by what went wrong: stated here a second time, so that a change of the words is meant. */
const TITLES = {
  network: 'We could not reach the server',
  timeout: 'The server took too long',
  contract: 'The answer could not be read',
  400: 'Something here does not fit yet',
  401: 'Your session has ended',
  402: 'Something here does not fit yet',
  403: 'This is not yours to see',
  404: 'We could not find this',
  409: 'This changed meanwhile',
  413: 'Something here does not fit yet',
  415: 'Something here does not fit yet',
  422: 'Something here does not fit yet',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
} as const;

/** Asking again is no way out: the record is not there, or not this person's. */
const FINAL = new Set([403, 404]);
/** A write that the server refused for what it asks is not repeated as it is. */
const REFUSED = new Set([400, 401, 402, 403, 404, 409, 413, 415, 422]);

/**
 * A story of every failure of an operation, to be given a name that says what could not be done:
 * `export const Cancel = { ...failuresOf(cancelAppointment), name: 'Says why … [CALL-13] [ERROR-2]' };`
 */
export function failuresOf(operation: Operation) {
  return {
    render: (_args, { msw }) => <Failures operation={operation} network={msw} />,
    play: async ({ canvas }) => {
      const cases = failureCasesOf(operation);
      await expect(await canvas.findAllByRole('alert')).toHaveLength(cases.length);
      const panels = canvas.getAllByRole('region');
      for (const [at, failure] of cases.entries()) {
        await expectRead(panels[at], failure, operation.method === 'GET');
      }
    },
  } satisfies StoryObj;
}

async function expectRead(panel: HTMLElement | undefined, failure: FailureCase, isRead: boolean): Promise<void> {
  if (!panel) throw new Error(`Nothing is said of ${failure.code}`);
  await expect(panel).toHaveTextContent(failure.code);
  const notice = within(panel).getByRole('alert');
  await expect(notice).toHaveTextContent(titleOf(failure));
  await expect(notice).not.toHaveTextContent(failure.code);
  await expect(notice).not.toHaveTextContent(SERVER_WORDS);
  const isOffered = within(panel).queryByRole('button', { name: 'Try again' }) !== null;
  await expect([failure.code, isOffered]).toEqual([failure.code, isRetried(failure, isRead)]);
  if (!isRead) for (const problem of Object.values(failure.fields)) await expect(within(panel).getAllByText(problem)[0]).toBeVisible();
}

function titleOf({ code, status }: FailureCase): string {
  if (code === 'NETWORK') return TITLES.network;
  if (code === 'TIMEOUT') return TITLES.timeout;
  if (code === 'CONTRACT_BREACH') return TITLES.contract;
  return TITLES[status as keyof typeof TITLES] ?? TITLES[500];
}

function isRetried({ status = 0 }: FailureCase, isRead: boolean): boolean {
  return isRead ? !FINAL.has(status) : !REFUSED.has(status);
}
