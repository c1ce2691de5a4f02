import { Banner, Button, Inline } from '@sakina/design-system';
import type { RealtimeEvent } from '@sakina/platform/contract';
import type { MediaRoom } from '@sakina/platform/media';
import { useMediaSnapshot, useRoomChannel } from '@sakina/platform/react';
import { useState } from 'react';
import { useStageText } from './messages/index.ts';
import { isOwnOn } from './own-tracks.ts';

export interface MuteRequestProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** Name of the room, as in its address. */
  roomName: string;
  /** One's id in the room. */
  selfId: string;
  /** The secret of one's own place. */
  secret: string;
  /** Called when the person mutes themselves. */
  onMute: () => void;
}

/** What the host asks of someone whose microphone is on. The microphone is theirs: nothing happens to it by itself. */
export function MuteRequest({ call, roomName, selfId, secret, onMute }: MuteRequestProps) {
  const t = useStageText();
  const [isAsked, setAsked] = useState(false);
  const { seats } = useMediaSnapshot(call);
  const isHeard = isOwnOn(seats, 'microphone');
  useRoomChannel({ roomName, participantId: selfId, secret }, (news) => {
    if (news.name !== 'room.moderated') return;
    const { act } = news.event as RealtimeEvent<'room.moderated'>;
    if (act === 'ASKED_TO_MUTE' && isHeard) setAsked(true);
  });
  // What was asked is done once they are muted; it is not asked again when they speak again.
  if (isAsked && !isHeard) setAsked(false);
  if (!isAsked) return null;
  return (
    <Banner
      tone="info"
      title={t('mute.asked')}
      actions={
        <Inline gap="x1">
          <Button
            size="small"
            onPress={() => {
              setAsked(false);
              onMute();
            }}
          >
            {t('mute.asked.mute')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setAsked(false)}>
            {t('mute.asked.keep')}
          </Button>
        </Inline>
      }
    >
      {t('mute.asked.body')}
    </Banner>
  );
}
