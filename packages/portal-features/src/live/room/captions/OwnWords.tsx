import { Banner, Button } from '@sakina/design-system';
import { sendRoomCaption } from '@sakina/platform/contract';
import type { RoomCaption } from '@sakina/platform/contract';
import { recogniserAvailability, startRecogniser } from '@sakina/platform/media/captions';
import type { RecogniserAvailability, SpokenLanguage } from '@sakina/platform/media/captions';
import type { MediaRoom } from '@sakina/platform/media';
import { useClient, useFormat, useMediaSnapshot } from '@sakina/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { after } from '../model/after.ts';
import { isOwnOn } from '../stage/own-tracks.ts';
import { useStageText } from '../stage/messages/index.ts';
import { createWordSender } from './word-sender.ts';

export interface OwnWordsProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** Name of the room, as in its address. */
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
}

/**
 * Asks someone who speaks whether their words may go as text to those who have captions on. Nothing becomes text before
 * they say so, while they are muted, or anywhere but on their own device.
 */
export function OwnWords({ call, roomName, participantId }: OwnWordsProps) {
  const t = useStageText();
  const { locale } = useFormat();
  const language: SpokenLanguage = locale.startsWith('ar') ? 'ar' : 'en';
  const { seats } = useMediaSnapshot(call);
  const client = useClient();
  const send = useCallback(
    async (caption: RoomCaption) => {
      const body = { participantId, caption };
      await client.call(sendRoomCaption, { params: { roomName }, body }, { idempotencyKey: crypto.randomUUID() });
    },
    [client, roomName, participantId],
  );
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const availability = useAvailability(language);
  const isSpeaking = state === 'on' && isOwnOn(seats, 'microphone');

  useEffect(() => {
    if (!isSpeaking) return undefined;
    const sender = createWordSender({ send, after });
    const end = startRecogniser({ language, onWords: sender.say, onFailure: () => setState('failed') });
    return () => {
      end();
      sender.end();
    };
  }, [isSpeaking, language, send]);

  if (availability === null) return null;
  if (availability === 'unavailable' || state === 'failed')
    return (
      <Banner tone="info" title={t('words.wanted')}>
        {t(state === 'failed' ? 'words.failed' : 'words.unavailable')}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      title={t(state === 'on' ? 'words.on' : 'words.wanted')}
      actions={
        <Button size="small" variant="secondary" onPress={() => setState(state === 'on' ? 'off' : 'on')}>
          {t(state === 'on' ? 'words.stop' : 'words.start')}
        </Button>
      }
    >
      {t(state === 'on' ? 'words.onBody' : 'words.body')}
      {state === 'off' && availability === 'downloadable' && ` ${t('words.download')}`}
    </Banner>
  );
}

/** Whether this browser can do it; null while it is asked. */
function useAvailability(language: SpokenLanguage): RecogniserAvailability | null {
  const [answer, setAnswer] = useState<RecogniserAvailability | null>(null);
  useEffect(() => {
    let isOver = false;
    void recogniserAvailability(language).then((known) => {
      if (!isOver) setAnswer(known);
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return answer;
}
