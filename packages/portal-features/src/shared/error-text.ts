import { isApiError } from '@sakina/platform/client';
import { product } from '@sakina/platform/domain';
import { useSharedText } from './messages/index.ts';

/** What happened and what to do, in words for the person. */
export interface ErrorText {
  title: string;
  body: string;
}

type Case = 'network' | 'timeout' | 'contract' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'invalid' | 'tooMany' | 'server';

const BY_STATUS: Record<number, Case> = {
  400: 'invalid', 401: 'unauthenticated', 403: 'forbidden', 404: 'notFound', 409: 'conflict', 422: 'invalid', 429: 'tooMany',
};

/** Which of the general cases an error is; anything unknown counts as ours to mend. */
export function errorCase(error: unknown): Case {
  if (!isApiError(error)) return 'server';
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract') return error.kind;
  return BY_STATUS[error.status ?? 500] ?? 'server';
}

/**
 * Gives the words for an error that a screen has no better words for.
 * @param call What failed: after a `write` they say as well that what was typed is safe. @default 'write'
 */
export function useErrorText(call: 'read' | 'write' = 'write'): (error: unknown) => ErrorText {
  const t = useSharedText();
  return (error) => {
    const which = errorCase(error);
    const isPlain = call === 'read' && (which === 'network' || which === 'timeout');
    return { title: t(`error.${which}.title`), body: isPlain ? t(`error.${which}.reading`) : t(`error.${which}.body`, { email: product.supportEmail }) };
  };
}
