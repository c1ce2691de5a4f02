import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

const REFUSALS = ['PRESENCE_CHANGED', 'ROOM_FULL', 'CONSENT_TEXT_CHANGED', 'PEOPLE_INSIDE', 'ROOM_RECORDED'] as const;

/** Why something was not done in the room, in words of the room; anything else in the general words. */
export function RoomRefusal({ error }: { error: unknown }) {
  const t = useSessionText();
  const refusal = REFUSALS.find((code) => isApiError(error, code));
  if (refusal === undefined) return <ErrorNotice error={error} />;
  return (
    <Banner tone="warning" urgency="assertive">
      {t(`refusal.${refusal}`)}
    </Banner>
  );
}
