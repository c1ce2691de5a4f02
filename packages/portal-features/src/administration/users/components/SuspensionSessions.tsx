import { Stack, Text } from '@sakina/design-system';
import type { SuspensionPreview } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Bulleted } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

/** The sessions that a suspension cancels, the earliest first, each with what is paid back. */
export function SuspensionSessions({ preview }: { preview: SuspensionPreview }) {
  const t = useAdminUsersText();
  const format = useFormat();
  const moment = usePlaceTime();
  const all = preview.asClient + preview.asProvider;
  if (all === 0) return null;
  return (
    <Stack gap="x1">
      <Text weight="strong">{t('suspend.sessions', { count: all })}</Text>
      <Bulleted
        items={[
          ...preview.sample.map((session) =>
            session.refund
              ? t('suspend.session.paid', {
                  when: moment(session.startsAt),
                  name: session.with,
                  amount: format.money(session.refund),
                })
              : t('suspend.session', { when: moment(session.startsAt), name: session.with }),
          ),
          ...(all > preview.sample.length ? [t('bulk.more', { count: all - preview.sample.length })] : []),
        ]}
      />
    </Stack>
  );
}
