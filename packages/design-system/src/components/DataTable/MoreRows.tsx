import { Button } from '../Button/index.ts';
import { Foot } from './DataTable.styles.ts';
import type { DataTableModel } from './use-data-table.ts';

/** Loading or failure of the next rows; those above stay as they are. */
export function MoreRows<Row>({
  table: {
    props: { server },
    rows,
    t,
  },
}: {
  table: DataTableModel<Row>;
}) {
  if (!server || rows.count === 0) return null;
  if (server.hasFailed) {
    return (
      <Foot role="alert" data-tone="danger">
        {t('moreFailed')}
        <Button size="small" variant="secondary" onPress={server.onLoadMore}>
          {t('retry')}
        </Button>
      </Foot>
    );
  }
  return server.isLoadingMore ? <Foot role="status">{t('loadingMore')}</Foot> : null;
}
