import { isApiError } from '@sakina/platform/client';
import { product } from '@sakina/platform/domain';
import { useSharedText } from './messages/index.ts';

/** What happened and what to do, in words for the person. */
export interface ErrorText {
  title: string;
  body: string;
}

type Case = 'network' | 'timeout' | 'contract' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'tooMany' | 'server';

const BY_STATUS: Record<number, Case> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'notFound', 409: 'conflict', 429: 'tooMany' };

/** Which of the general cases an error is; anything unknown counts as ours to mend. */
export function errorCase(error: unknown): Case {
  if (!isApiError(error)) return 'server';
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract') return error.kind;
  return BY_STATUS[error.status ?? 500] ?? 'server';
}

/** Gives the words for an error that a screen has no better words for. */
export function useErrorText(): (error: unknown) => ErrorText {
  const t = useSharedText();
  return (error) => {
    const which = errorCase(error);
    return { title: t(`error.${which}.title`), body: t(`error.${which}.body`, { email: product.supportEmail }) };
  };
}
