import { Banner, Button, Inline, LevelBar, RadioGroup, Stack, Text, theme } from '@sakina/design-system';
import { MediaError, playTone } from '@sakina/platform/media';
import type { DeviceProblem, MediaRoom } from '@sakina/platform/media';
import { useMediaSnapshot } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStageText } from '../stage/messages/index.ts';
import { keepFocus } from '../window/keep-focus.ts';
import type { KeptDevice } from './choice.ts';
import { useDeviceLists } from './use-device-lists.ts';

export interface DeviceMenuProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** Whose devices are offered; the speaker stands beside the microphone. */
  kind: 'microphone' | 'camera';
  /** Called with what was chosen and works, so that it is taken again after the person was outside. */
  onChosen: (kind: KeptDevice, deviceId: string) => void;
}

const Mirror = styled.video`
  inline-size: 100%;
  max-block-size: 9rem;
  aspect-ratio: 16 / 9;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.nightSurface};
  object-fit: cover;
  transform: scaleX(-1);
`;

/** A browser that cannot choose where sound comes out offers no speaker. */
const choosesSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

/**
 * Another microphone, speaker or camera during the call, with what shows that it works: the level, a sound, one’s own
 * picture.
 */
export function DeviceMenu({ call, kind, onChosen }: DeviceMenuProps) {
  const t = useStageText();
  const lists = useDeviceLists();
  const self = useMediaSnapshot(call).seats.find(({ isSelf }) => isSelf);
  const [wasTested, setTested] = useState(false);
  const track = self?.tracks.find(({ source, muted }) => source === kind && !muted);
  const { choose, problem } = useChoice(call, onChosen);
  const menu = useRef<HTMLDivElement>(null);
  // A device that is taken away while it has the focus hands it on to the one that is used instead.
  useEffect(() => {
    const list = menu.current;
    const goOn = () =>
      list?.querySelector<HTMLElement>('input:checked') ?? list?.closest<HTMLElement>('[role="dialog"]');
    return list ? keepFocus(list, () => goOn() ?? null) : undefined;
  }, []);
  // What a call is made through can be missing from the list for a moment, such as after it was taken away.
  const chosen = (one: KeptDevice) => {
    const id = call.using(one);
    return (
      lists[one].find((device) => device.id === id)?.id ??
      (lists[one].some((device) => device.id === 'default') ? 'default' : '')
    );
  };
  const list = (one: KeptDevice) => (
    <>
      {problem?.kind === one && (
        <Banner tone="warning" urgency="assertive" title={t('problem.title', { device: one })}>
          {t(`problem.${problem.why}`)}
        </Banner>
      )}
      {lists[one].length > 0 && (
        <RadioGroup
          label={t(`devices.${one}`)}
          hasOptionalMark={false}
          value={chosen(one)}
          onChange={(id) => choose(one, id)}
          options={lists[one].map(({ id, label }, index) => ({
            id,
            label: label || t('devices.unnamed', { device: one, number: index + 1 }),
          }))}
        />
      )}
    </>
  );
  return (
    <div ref={menu}>
      <Stack gap="x2">
        {kind === 'camera' && track && <OwnPicture call={call} trackId={track.id} />}
        {!track && (
          <Text size="sm" tone="muted">
            {t(`devices.off.${kind}`)}
          </Text>
        )}
        {list(kind)}
        {kind === 'microphone' && track && <LevelBar level={self?.level ?? 0} />}
        {kind === 'microphone' && choosesSpeaker() && lists.speaker.length > 0 && (
          <>
            {list('speaker')}
            <Inline gap="x1">
              <Button
                size="small"
                variant="secondary"
                onPress={() => {
                  setTested(true);
                  playTone(chosen('speaker') || undefined).catch(() => undefined);
                }}
              >
                {t('devices.test')}
              </Button>
            </Inline>
            {wasTested && (
              <Text size="sm" role="status">
                {t('check.speaker')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </div>
  );
}

/** Uses another device, and says why where it cannot be used. */
function useChoice(call: MediaRoom, onChosen: DeviceMenuProps['onChosen']) {
  const [problem, setProblem] = useState<{ kind: KeptDevice; why: DeviceProblem } | null>(null);
  // A device that is off changes nothing in the call, and the choice is to be seen all the same.
  const [, setTurns] = useState(0);
  const choose = (kind: KeptDevice, deviceId: string) => {
    setProblem(null);
    call.use(kind, deviceId).then(
      () => {
        setTurns((count) => count + 1);
        onChosen(kind, deviceId);
      },
      (error: unknown) => {
        const why = error instanceof MediaError && error.failure.at === 'device' ? error.failure.why : 'other';
        setProblem({ kind, why });
      },
    );
  };
  return { choose, problem };
}

function OwnPicture({ call, trackId }: { call: MediaRoom; trackId: string }) {
  const t = useStageText();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? call.attach(trackId, video.current) : undefined), [call, trackId]);
  return <Mirror ref={video} autoPlay playsInline muted aria-label={t('devices.picture')} />;
}
