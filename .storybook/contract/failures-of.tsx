import type { Operation } from '@sakina/platform/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Failures } from './components/Failures.tsx';
import { failureCasesOf, SERVER_WORDS } from './model/failure-cases.ts';
import type { FailureCase } from './model/failure-cases.ts';

/** The expected titles by failure, duplicated here so that a change of the texts is deliberate. */
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

/** Titles of business rule refusals: those with a specific code. */
const RULES = { 403: 'This is not open to you at the moment', 409: 'This is not possible at the moment' } as const;
const GENERAL_CODES = new Set(['FORBIDDEN', 'VERSION_CONFLICT']);

/** Retrying does not help: the record is missing or belongs to another user. */
const FINAL = new Set([403, 404]);
/** A write that was refused for its input is not retried. */
const REFUSED = new Set([400, 401, 402, 403, 404, 409, 413, 415, 422]);

/**
 * A story with every failure of an operation. Give it a name that states what could not be done:
 * `export const Cancel = { ...failuresOf(cancelAppointment), name: 'Says why … [ERROR-2]' };`
 */
export function failuresOf(operation: Operation) {
  return {
    render: (_args, { msw }) => <Failures operation={operation} network={msw} />,
    play: async ({ canvas }) => {
      const notices = await canvas.findAllByRole('alert');
      const retries = canvas.queryAllByRole('button', { name: 'Try again' });
      const isRead = operation.method === 'GET';
      await expect(notices.map((notice) => readNotice(notice, retries))).toEqual(
        failureCasesOf(operation).map((failure) => expectedOf(failure, isRead)),
      );
    },
  } satisfies StoryObj;
}

/** What a user sees of one failure. */
interface Reading {
  /** The code, shown next to the notice for developers. */
  code: string | null;
  /** The title. */
  title: string | undefined;
  /** Codes and developer texts that leaked into the notice. */
  leaks: string[];
  isRetryOffered: boolean;
  /** Problems shown at fields. */
  problems: string[];
}

function readNotice(notice: HTMLElement, retries: readonly HTMLElement[]): Reading {
  const panel = notice.closest('section');
  const code = panel?.querySelector('h2')?.textContent ?? null;
  const text = notice.textContent;
  return {
    code,
    title: [...Object.values(TITLES), ...Object.values(RULES)].find((title) => text.includes(title)),
    leaks: [code ?? '', SERVER_WORDS].filter((word) => text.includes(word)),
    isRetryOffered: retries.some((button) => panel?.contains(button)),
    problems: [...(panel?.querySelectorAll('[data-field] [aria-live]') ?? [])].flatMap((place) =>
      place.textContent === '' ? [] : [place.textContent],
    ),
  };
}

function expectedOf(failure: FailureCase, isRead: boolean): Reading {
  const { code, status = 0, fields } = failure;
  return {
    code,
    title: titleOf(failure),
    leaks: [],
    isRetryOffered: !(isRead ? FINAL : REFUSED).has(status),
    problems: isRead ? [] : Object.values(fields),
  };
}

function titleOf({ code, status }: FailureCase): string {
  if (code === 'NETWORK') return TITLES.network;
  if (code === 'TIMEOUT') return TITLES.timeout;
  if (code === 'CONTRACT_BREACH') return TITLES.contract;
  if ((status === 403 || status === 409) && !GENERAL_CODES.has(code ?? '')) return RULES[status];
  return TITLES[status as keyof typeof TITLES] ?? TITLES[500];
}
