import { Stack, Text } from '@sakina/design-system';
import type { BulkPreview } from '@sakina/platform/contract';
import { Bulleted } from '../../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

/** Whom a bulk action changes, by name as far as fits, and whom it cannot change and why. */
export function BulkSet({ set }: { set: BulkPreview }) {
  const t = useAdminUsersText();
  return (
    <Stack gap="x2">
      {set.changing > 0 && (
        <Stack gap="x1">
          <Text weight="strong">{t('bulk.who', { count: set.changing })}</Text>
          <Bulleted
            items={[
              ...set.sample.map(({ displayName, email }) => t('bulk.person', { name: displayName, email })),
              ...(set.changing > set.sample.length
                ? [t('bulk.more', { count: set.changing - set.sample.length })]
                : []),
            ]}
          />
        </Stack>
      )}
      {set.administrators > 0 && <Text>{t('bulk.administrators', { count: set.administrators })}</Text>}
      {set.excluded.length > 0 && (
        <Stack gap="x1">
          <Text weight="strong">{t('bulk.left', { count: set.total - set.changing })}</Text>
          <Bulleted
            items={set.excluded.map(({ code, count }) => t('bulk.leftWhy', { count, why: t(`bulk.why.${code}`) }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
