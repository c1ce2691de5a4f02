import { Stack, Switch } from '@sakina/design-system';
import { setPrivacy } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room } from '@sakina/platform/contract';
import { useSessionText } from '../messages/index.ts';
import { RoomRefusal } from './RoomRefusal.tsx';

/**
 * Lets the host of a session or a group make it private before anyone else is inside: whoever comes in knows what they
 * come into. A room whose recording is asked for is not offered it.
 */
export function PrivacySwitch({ room }: { room: Room }) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(setPrivacy);
  const { roomName, kind, privacy, participants, recordingRequested } = room;
  const isPrivate = privacy === 'PRIVATE';
  const isSettled = participants.some(({ role, presence }) => role !== 'PROVIDER' && presence === 'PRESENT');
  if (kind === 'BROADCAST' || recordingRequested) return null;
  return (
    <Stack gap="half">
      <Switch
        value={isPrivate}
        isDisabled={isRunning || isSettled}
        description={t(isSettled ? 'privacy.settled' : 'privacy.help')}
        onChange={(isOn) => {
          // Shown from `error`.
          run({ params: { roomName }, body: { privacy: isOn ? 'PRIVATE' : 'STANDARD' } }).catch(() => undefined);
        }}
      >
        {t('privacy.label')}
      </Switch>
      <RoomRefusal error={error} />
    </Stack>
  );
}
