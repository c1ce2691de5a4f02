import { Button, Stack, Text } from '@sakina/design-system';
import { useState } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useSharedText } from '../messages/index.ts';
import type { Pages } from './use-pages.ts';

export interface MorePagesProps {
  /** The list of which more can be read. */
  pages: Pick<Pages<unknown>, 'hasMore' | 'more' | 'isReadingMore' | 'error'>;
  /** What pressing the button shows. */
  label: string;
}

/** Stable, so that React calls it once and not at every render. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Reads the next piece of a list. When the last one has come, the focus stays where the button was. */
export function MorePages({ pages, label }: MorePagesProps) {
  const t = useSharedText();
  const [wasPressed, setPressed] = useState(false);
  const { hasMore, more, isReadingMore, error } = pages;
  function press() {
    setPressed(true);
    more();
  }
  if (!hasMore)
    return wasPressed ? (
      <Text size="sm" tone="muted" tabIndex={-1} ref={takeFocus}>
        {t('pages.allShown')}
      </Text>
    ) : null;
  return (
    <Stack gap="x1" align="start">
      <ErrorNotice error={error} />
      <Button variant="secondary" isPending={isReadingMore} onPress={press}>
        {label}
      </Button>
    </Stack>
  );
}
