import { Banner, Button, Inline, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import type { CursorRows } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';

/** How many rows of a list are shown, and a way to the next ones. */
export function MoreRows<Row>({ rows, server }: CursorRows<Row>) {
  const t = useAdminRevenueText();
  const format = useFormat();
  return (
    <>
      {server.hasFailed && (
        <Banner tone="danger" title={t('more.failed')}>
          {t('more.failedBody')}
        </Banner>
      )}
      <Inline>
        <Text size="sm" tone="muted">
          {t('more.shown', { shown: format.number(rows.length), total: format.number(server.total ?? rows.length) })}
        </Text>
        {server.hasMore && (
          <Button
            size="small"
            variant="secondary"
            isPending={server.isLoadingMore === true}
            onPress={server.onLoadMore}
          >
            {t('more.load')}
          </Button>
        )}
      </Inline>
    </>
  );
}
