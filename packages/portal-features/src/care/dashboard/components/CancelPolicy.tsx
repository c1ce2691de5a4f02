import { LineBreaks, Link, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { ReadView } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import type { CancelCost } from './use-cancel-cost.ts';
import { useSessionWords } from './use-session-words.ts';

export interface CancelPolicyProps {
  /** The session that it is about. */
  appointment: Appointment;
  cost: CancelCost;
}

/** Which session it is, what cancelling costs now, and the gentler way: another time. */
export function CancelPolicy({ appointment, cost }: CancelPolicyProps) {
  const t = useDashboardText();
  const { when } = useSessionWords()(appointment);
  const { words } = cost;
  return (
    <Stack gap="x1">
      <Text as="strong" weight="strong">
        <LineBreaks>{when}</LineBreaks>
      </Text>
      <Text size="sm">{t('with', { name: appointment.provider.displayName })}</Text>
      <ReadView
        read={cost.read}
        loading={
          <LoadingRegion label={t('cancel.loading')}>
            <Skeleton lines={2} />
          </LoadingRegion>
        }
      >
        {() => words && <Text tone={words.isDear ? 'warning' : 'default'}>{words.cost}</Text>}
      </ReadView>
      {!appointment.isProviderAway && (
        <Link href={paths.booking(appointment.provider.id, { reschedule: appointment.id })} variant="standalone">
          {t('cancel.moveInstead')}
        </Link>
      )}
    </Stack>
  );
}
