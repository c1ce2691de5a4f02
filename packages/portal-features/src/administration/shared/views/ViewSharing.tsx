import { Button, Inline, Text } from '@sakina/design-system';
import { useAdminText } from '../messages/index.ts';
import type { TableViews } from './use-table-views.ts';

/** Who sees the view in force, and the way to share it; nothing for a view of someone else. */
export function ViewSharing({ views: { current, share } }: { views: TableViews }) {
  const t = useAdminText();
  if (!current || current.sharedBy !== undefined) return null;
  return (
    <Inline>
      <Text size="sm">{t(current.isShared ? 'view.isShared' : 'view.isOwn', { name: current.name })}</Text>
      <Button size="small" variant="quiet" onPress={() => share(!current.isShared)}>
        {t(current.isShared ? 'view.unshare' : 'view.share')}
      </Button>
    </Inline>
  );
}
