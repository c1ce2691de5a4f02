import type { Operation } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failureStoryOf } from '../../tools/contract/failure-stories.ts';
import { tagOf } from '../../tools/contract/openapi/tags.ts';
import { Failures } from './components/Failures.tsx';
import { failureCasesOf, SERVER_WORDS } from './model/failure-cases.ts';
import type { FailureCase } from './model/failure-cases.ts';
import { wordsOfName } from './model/names.ts';

/** The expected titles by failure, duplicated here so that a change of the texts is deliberate. */
const TITLES = {
  network: 'We couldn’t reach the server',
  timeout: 'The server took too long',
  contract: 'We got an unexpected response',
  400: 'Something needs fixing',
  401: 'You’ve been logged out',
  402: 'Something needs fixing',
  403: 'You don’t have access to this',
  404: 'We couldn’t find this',
  409: 'This has changed',
  413: 'Something needs fixing',
  415: 'Something needs fixing',
  422: 'Something needs fixing',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
} as const;

/** Titles of business rule refusals: those with a specific code. */
const RULES = { 403: 'This isn’t available to you right now', 409: 'This isn’t possible right now' } as const;
const GENERAL_CODES = new Set(['FORBIDDEN', 'VERSION_CONFLICT']);

/** Retrying does not help: the record is missing or belongs to another user. */
const FINAL = new Set([403, 404]);
/** A write that was refused for its input is not retried. */
const REFUSED = new Set([400, 401, 402, 403, 404, 409, 413, 415, 422]);

/** Milliseconds for all calls of a resource, one after another; the largest has fifteen operations. */
const PATIENCE_MS = 50_000;

/**
 * A story with every failure of every operation of a resource: `export const Clients = failuresOf('clients');`. Its
 * argument is the id of the only operation to show; an address can name it: `&args=operation:CALL-13`.
 */
export function failuresOf(resource: string): StoryObj<{ operation?: string }> {
  const operations = allOperations.filter((operation) => tagOf(operation) === resource);
  const chosen = new Map(operations.map((operation) => [operation.id, [operation]]));
  const shown = ({ operation }: { operation?: string }) => chosen.get(operation ?? '') ?? operations;
  return {
    argTypes: { operation: { control: 'select', options: [...chosen.keys()] } },
    render: (args, { msw }) => (
      <Failures
        key={args.operation}
        title={wordsOfName(failureStoryOf(resource))}
        operations={shown(args)}
        network={msw}
      />
    ),
    play: async ({ canvas, args }) => {
      const regions = await canvas.findAllByRole('region', {}, { timeout: PATIENCE_MS });
      await expect(regions.map(readRegion)).toEqual(
        shown(args).map((operation) => ({ summary: operation.summary, failures: expectedOf(operation) })),
      );
    },
  };
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

/** The failures of one operation, in the region that its summary names. */
function readRegion(region: HTMLElement): { summary: string | null | undefined; failures: Reading[] } {
  const retries = within(region).queryAllByRole('button', { name: 'Try again' });
  return {
    summary: region.querySelector('h2')?.textContent,
    failures: within(region)
      .queryAllByRole('alert')
      .map((notice) => readNotice(notice, retries)),
  };
}

function readNotice(notice: HTMLElement, retries: readonly HTMLElement[]): Reading {
  const panel = notice.closest('article');
  const code = panel?.querySelector('h3')?.textContent ?? null;
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

function expectedOf(operation: Operation): Reading[] {
  const isRead = operation.method === 'GET';
  return failureCasesOf(operation).map((failure) => ({
    code: failure.code,
    title: titleOf(failure),
    leaks: [],
    isRetryOffered: !(isRead ? FINAL : REFUSED).has(failure.status ?? 0),
    problems: isRead ? [] : Object.values(failure.fields),
  }));
}

function titleOf({ code, status }: FailureCase): string {
  if (code === 'NETWORK') return TITLES.network;
  if (code === 'TIMEOUT') return TITLES.timeout;
  if (code === 'CONTRACT_BREACH') return TITLES.contract;
  if ((status === 403 || status === 409) && !GENERAL_CODES.has(code ?? '')) return RULES[status];
  return TITLES[status as keyof typeof TITLES] ?? TITLES[500];
}
