import { Section, Switch, Text } from '@sakina/design-system';
import { lockRoom } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room } from '@sakina/platform/contract';
import { useSessionText } from '../messages/index.ts';
import { waiting } from '../model/room.ts';
import { RoomRefusal } from './RoomRefusal.tsx';

/**
 * The door of a room for whoever leads it: how people come in, and whether anyone new can ask. Who asks stands over the
 * stage.
 */
export function AdmissionPanel({ room }: { room: Room }) {
  const t = useSessionText();
  const lock = useAction(lockRoom);
  const { roomName, isLocked } = room;
  const count = waiting(room).length;
  return (
    <Section
      data-part="admission"
      title={t('admission.title')}
      headingSize="lg"
      description={t('admission.lead')}
      actions={
        <Switch
          value={isLocked}
          isDisabled={lock.isRunning}
          onChange={(isOn) => {
            // Shown from `lock.error`.
            lock.run({ params: { roomName }, body: { isLocked: isOn } }).catch(() => undefined);
          }}
        >
          {t('admission.lock')}
        </Switch>
      }
    >
      <Text size="sm" tone="muted">
        {count > 0 ? t('admission.knock', { count }) : t(isLocked ? 'admission.nobodyLocked' : 'admission.noOne')}
      </Text>
      <RoomRefusal error={lock.error} />
    </Section>
  );
}
