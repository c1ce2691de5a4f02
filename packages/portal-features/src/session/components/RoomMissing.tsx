import { ButtonLink, EmptyState, Inline } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useSessionText } from '../messages/index.ts';

/** Said where an address of a room names none: each session has its own. */
export function RoomMissing() {
  const t = useSessionText();
  return (
    <EmptyState
      headingLevel={1}
      illustration="lantern"
      title={t('room.choose.title')}
      action={
        <Inline gap="x1h">
          <ButtonLink href={paths.dashboard()}>{t('room.choose.action')}</ButtonLink>
        </Inline>
      }
    >
      {t('room.choose.body')}
    </EmptyState>
  );
}
