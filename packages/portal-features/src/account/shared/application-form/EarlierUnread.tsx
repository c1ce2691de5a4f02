import { Banner, PlainButton } from '@sakina/design-system';
import { errorCase } from '../../../shared/error-text.ts';
import { useSharedText } from '../../../shared/messages/index.ts';

export interface EarlierUnreadProps {
  /** Why the earlier answers could not be read. */
  error: unknown;
  title: string;
  children: string;
  /** Reads them again. */
  onRetry: () => void;
}

/** A retry cannot change these. */
const FINAL = new Set(['forbidden', 'notAllowed', 'notFound']);

/** Reports above a form that earlier answers could not be read. The form stays usable without them. */
export function EarlierUnread({ error, title, children, onRetry }: EarlierUnreadProps) {
  const t = useSharedText();
  const retry = FINAL.has(errorCase(error))
    ? {}
    : {
        actions: (
          <PlainButton size="small" variant="secondary" onClick={onRetry}>
            {t('retry')}
          </PlainButton>
        ),
      };
  return (
    <Banner tone="warning" title={title} {...retry}>
      {children}
    </Banner>
  );
}
