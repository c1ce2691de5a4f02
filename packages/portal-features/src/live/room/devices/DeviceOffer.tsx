import { Banner, Button, Inline } from '@sakina/design-system';
import type { MediaRoom } from '@sakina/platform/media';
import { useMediaSnapshot } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { useStageText } from '../stage/messages/index.ts';
import type { KeptDevice } from './choice.ts';
import { pluggedIn } from './plugged-in.ts';
import type { PluggedIn } from './plugged-in.ts';
import { watchDevices } from './watch-devices.ts';

export interface DeviceOfferProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** Called with each device that is used from now on. */
  onChosen: (kind: KeptDevice, deviceId: string) => void;
}

/**
 * Offers a device that is plugged in during the call, and goes on with the usual speaker where the chosen one is taken
 * away.
 */
export function DeviceOffer({ call, onChosen }: DeviceOfferProps) {
  const t = useStageText();
  const [offered, setOffered] = useState<PluggedIn | null>(null);
  const owned = useMediaSnapshot(call).seats.find(({ isSelf }) => isSelf)?.tracks.length ?? 0;

  useEffect(
    () =>
      watchDevices((lists, before) => {
        if (before === null) return;
        const speaker = call.using('speaker');
        if (speaker !== null && lists.speaker.length > 0 && lists.speaker.every(({ id }) => id !== speaker))
          call.use('speaker', 'default').catch(() => undefined);
        setOffered(pluggedIn(before, lists));
      }),
    // With the first device the browser tells of all the others, and none of them is new.
    [call, owned],
  );

  if (offered === null) return null;
  const use = () => {
    setOffered(null);
    for (const { kind, id } of offered.devices)
      call.use(kind, id).then(
        () => onChosen(kind, id),
        // It was taken away again; what was used before goes on.
        () => undefined,
      );
  };
  return (
    <Banner
      tone="info"
      title={t('devices.new', { name: offered.name || t('devices.new.unnamed') })}
      actions={
        <Inline gap="x1">
          <Button size="small" variant="secondary" onPress={use}>
            {t('devices.new.use')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setOffered(null)}>
            {t('devices.new.keep')}
          </Button>
        </Inline>
      }
    />
  );
}
