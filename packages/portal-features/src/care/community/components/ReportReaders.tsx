import { Stack, Text } from '@sakina/design-system';
import { getCircle } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useInsideText } from '../messages/inside/index.ts';

/** Says before a report is sent who reads it, and where one of them is the reader’s own provider. */
export function ReportReaders({ circleId }: { circleId: string }) {
  const t = useInsideText();
  const format = useFormat();
  const moderators =
    useOperation(getCircle, circleId === null ? null : { params: { id: circleId } }).data?.moderators ?? [];
  if (moderators.length === 0) return null;
  const own = moderators.filter(({ isOwnProvider }) => isOwnProvider);
  const namesOf = (people: typeof moderators) => format.list(people.map(({ displayName }) => displayName));
  return (
    <Stack gap="half">
      <Text size="sm">{t('report.readers', { names: namesOf(moderators) })}</Text>
      {own.length > 0 && (
        <Text size="sm" weight="strong">
          {t('report.ownProvider', { names: namesOf(own), count: own.length })}
        </Text>
      )}
    </Stack>
  );
}
