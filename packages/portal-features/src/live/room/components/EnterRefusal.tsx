import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

const REFUSALS = ['ROOM_LOCKED', 'ROOM_FULL', 'NOT_ADMITTED', 'ROOM_ENDED'] as const;

/** Why one cannot ask to come in now, in words of the room; anything else in the general words. */
export function EnterRefusal({ error }: { error: unknown }) {
  const t = useSessionText();
  const refusal = REFUSALS.find((code) => isApiError(error, code));
  if (refusal === undefined) return <ErrorNotice error={error} />;
  return (
    <Banner tone="warning" urgency="assertive" title={t(`join.refusal.${refusal}.title`)}>
      {t(`join.refusal.${refusal}.body`)}
    </Banner>
  );
}
