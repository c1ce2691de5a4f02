import { isApiError } from '@sakina/platform/client';
import { product } from '@sakina/platform/domain';
import { useClock, useFormatLocale } from '@sakina/platform/react/environment';
import { useSharedText } from './messages/index.ts';
import { retryTime } from './retry-time.ts';

/** What happened and what to do, in words for the person. */
export interface ErrorText {
  title: string;
  body: string;
}

type Case =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'unauthenticated'
  | 'forbidden'
  | 'notAllowed'
  | 'turnedOff'
  | 'notFound'
  | 'conflict'
  | 'notPossible'
  | 'invalid'
  | 'tooMany'
  | 'server';

const BY_STATUS: Record<number, Case> = {
  400: 'invalid',
  401: 'unauthenticated',
  402: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'tooMany',
};

/**
 * Codes of a refusal for the sake of someone else: it is their record, or they changed it. With any other code it is a
 * rule that stands in the way (`ALREADY_PAID`, `NOT_IN_PLAN`); `HTTP_…` is a server that gave no code.
 */
const GENERAL_CODES = new Set(['FORBIDDEN', 'VERSION_CONFLICT', 'HTTP_403', 'HTTP_409']);

/** Which of the general cases an error is; anything unknown counts as ours to mend. */
export function errorCase(error: unknown): Case {
  if (!isApiError(error)) return 'server';
  if (error.kind !== 'http') return error.kind;
  if (error.code === 'FEATURE_OFF') return 'turnedOff';
  const isRule = !GENERAL_CODES.has(error.code);
  if (error.status === 403 && isRule) return 'notAllowed';
  if (error.status === 409 && isRule) return 'notPossible';
  return BY_STATUS[error.status ?? 500] ?? 'server';
}

/** When the server allows another request, in epoch milliseconds, where it said so and that is still to come. */
export function pendingRetryAt(error: unknown, now: number): number | undefined {
  return isApiError(error) && error.retryAt !== undefined && error.retryAt > now ? error.retryAt : undefined;
}

/**
 * Gives the words for an error that a screen has no better words for.
 * @param call What failed: after a `write` they say as well that what was typed is safe. @default 'write'
 */
export function useErrorText(call: 'read' | 'write' = 'write'): (error: unknown) => ErrorText {
  const t = useSharedText();
  const clock = useClock();
  const locale = useFormatLocale();
  return (error) => {
    const which = errorCase(error);
    const title = t(`error.${which}.title`);
    const retryAt = pendingRetryAt(error, clock.now());
    if (retryAt !== undefined && (which === 'tooMany' || which === 'server')) {
      const time = retryTime(retryAt, clock.now(), { locale, timeZone: clock.timeZone });
      return { title, body: t(`error.${which}.until`, { time, email: product.supportEmail }) };
    }
    const isPlain = call === 'read' && (which === 'network' || which === 'timeout');
    return {
      title,
      body: isPlain ? t(`error.${which}.reading`) : t(`error.${which}.body`, { email: product.supportEmail }),
    };
  };
}
