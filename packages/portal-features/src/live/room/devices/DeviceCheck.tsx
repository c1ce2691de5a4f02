import { Banner, Button, DeviceMeter, Inline, RadioGroup, Stack, Text } from '@sakina/design-system';
import { canCall, playTone } from '@sakina/platform/media';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStageText } from '../stage/messages/index.ts';
import type { JoinChoice, WayIn } from './choice.ts';
import { DeviceProblemNotice } from './DeviceProblemNotice.tsx';
import { usePreview } from './use-preview.ts';

export interface DeviceCheckProps {
  /** What was chosen before, or null. */
  choice: JoinChoice | null;
  /** Called with each change. */
  onChoose: (choice: JoinChoice) => void;
  /** Called when the person joins with what is chosen; left out where the page has a button of its own. */
  onJoin?: (choice: JoinChoice) => void;
}

const WAYS: readonly WayIn[] = ['video', 'voice', 'text'];
const BY_TEXT: JoinChoice = { way: 'text' };

/** How someone takes part, and whether their devices work, before anyone sees or hears them. */
export function DeviceCheck({ choice, onChoose, onJoin }: DeviceCheckProps) {
  const t = useStageText();
  const { devices, lists, level, open, close } = usePreview();
  const [current, setCurrent] = useState<JoinChoice>(canCall() ? (choice ?? { way: 'video' }) : BY_TEXT);
  const [wasTested, setTested] = useState(false);
  const { way } = current;
  const wanted =
    way === 'video' ? (['microphone', 'camera'] as const) : way === 'voice' ? (['microphone'] as const) : [];
  const isTrying = wanted.some((device) => devices[device].state !== 'idle');

  function choose(change: Partial<JoinChoice>): void {
    const next = { ...current, ...change };
    setCurrent(next);
    onChoose(next);
    if (next.way !== 'video') close('camera');
    if (next.way === 'text') close('microphone');
  }

  // A browser that makes no calls leaves one way, which is chosen for them.
  const settle = useEffectEvent(() => {
    if (!canCall()) onChoose(BY_TEXT);
  });
  useEffect(() => settle(), []);

  const pick = (device: 'microphone' | 'camera', id: string) => {
    choose(device === 'camera' ? { cameraId: id } : { microphoneId: id });
    void open(device, id);
  };

  async function testSpeaker(): Promise<void> {
    setTested(true);
    await playTone(current.speakerId).catch(() => undefined);
  }

  return (
    <Stack gap="x2">
      {!canCall() && (
        <Banner tone="warning" title={t('unsupported.title')}>
          {t('unsupported.body')}
        </Banner>
      )}
      <RadioGroup
        label={t('check.title')}
        hasOptionalMark={false}
        value={way}
        onChange={(id) => choose({ way: id as WayIn })}
        options={(canCall() ? WAYS : WAYS.slice(-1)).map((id) => ({
          id,
          label: t(`check.${id}`),
          description: t(`check.why.${id}`),
        }))}
      />
      {wanted.length > 0 && !isTrying && (
        <Inline gap="x1">
          <Button
            variant="secondary"
            onPress={() => {
              for (const device of wanted) void open(device);
            }}
          >
            {t('check.try')}
          </Button>
        </Inline>
      )}
      {wanted.map((device) => {
        const { state, problem, stream } = devices[device];
        if (state === 'idle') return null;
        if (problem !== null)
          return (
            <DeviceProblemNotice
              key={device}
              device={device}
              why={problem}
              onRetry={() => void open(device)}
              onGoOn={() => choose({ way: device === 'camera' ? 'voice' : 'text' })}
            />
          );
        return (
          <DeviceMeter
            key={device}
            kind={device}
            devices={lists[device]}
            value={
              (device === 'camera' ? current.cameraId : current.microphoneId) ??
              stream?.getTracks()[0]?.getSettings().deviceId ??
              ''
            }
            onChange={(id) => pick(device, id)}
            state={state === 'asking' ? 'asking' : 'ready'}
            level={level}
            stream={stream}
          />
        );
      })}
      {isTrying && lists.speaker.length > 0 && (
        <DeviceMeter
          kind="speaker"
          devices={lists.speaker}
          value={current.speakerId ?? lists.speaker[0]?.id ?? ''}
          onChange={(id) => choose({ speakerId: id })}
          onTest={() => void testSpeaker()}
        />
      )}
      {wasTested && <Text role="status">{t('check.speaker')}</Text>}
      {way !== 'text' && <Banner tone="info" title={t('addresses')} />}
      {onJoin && (
        <Inline gap="x1">
          <Button variant="action" onPress={() => onJoin(current)}>
            {t('check.join')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
