import { useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { theme } from '../../themes/theme.ts';
import { LevelBar } from './LevelBar.tsx';
import { useLiveText } from './messages/index.ts';

/** A device to choose, as the browser lists it. */
export interface MediaDevice {
  /** The browser's id. */
  id: string;
  /** The browser's name for it; empty until the person has allowed its use. */
  label: string;
}

export interface DeviceMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** What is chosen and tried. */
  kind: 'microphone' | 'camera' | 'speaker';
  /** What there is to choose. */
  devices: readonly MediaDevice[];
  /** Id of the chosen device. */
  value: string;
  /** Called with the id of the device that the person chose. */
  onChange: (id: string) => void;
  /**
   * Whether it can be used: the browser asks, refuses, finds none, or it does not answer.
   * @default 'ready'
   */
  state?: 'ready' | 'asking' | 'denied' | 'none' | 'failed';
  /** How loud the microphone hears, from 0 to 1; renew it ten times a second at most. */
  level?: number;
  /** The camera's picture, to look at before joining. */
  stream?: MediaStream | null;
  /** Plays a sound to try the speaker. */
  onTest?: () => void;
  /** Tries again after a refusal or a failure. */
  onRetry?: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  & > button { justify-self: start; }
`;

const Preview = styled.video`
  inline-size: 100%;
  max-inline-size: 24rem;
  aspect-ratio: 16 / 9;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.nightSurface};
  object-fit: cover;
  transform: scaleX(-1);
`;

/** Chooses a device and shows that it works, before other participants see or hear. */
export function DeviceMeter({
  kind,
  devices,
  value,
  onChange,
  state = 'ready',
  level,
  stream = null,
  onTest,
  onRetry,
  ...rest
}: DeviceMeterProps) {
  const t = useLiveText();
  const video = useRef<HTMLVideoElement>(null);
  const isReady = state === 'ready';
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream, isReady]);
  const options = devices.map(({ id, label }, index) => ({
    id,
    label: label || t('device.unnamed', { kind, number: index + 1 }),
  }));
  const retry = onRetry && (state === 'denied' || state === 'failed') && (
    <Button size="small" variant="secondary" onPress={onRetry}>
      {t('device.again')}
    </Button>
  );
  return (
    <Root {...rest} role="group" aria-label={t(`device.${kind}`)}>
      {state !== 'none' && state !== 'denied' && (
        <Select
          label={t(`device.${kind}`)}
          options={options}
          value={value}
          onChange={onChange}
          hasOptionalMark={false}
          isDisabled={!isReady}
        />
      )}
      {!isReady && (
        <Banner
          tone={state === 'asking' ? 'info' : 'warning'}
          title={t(`device.${kind}`)}
          {...(retry && { actions: retry })}
        >
          {t(`device.${state}`, { kind })}
        </Banner>
      )}
      {isReady && kind === 'microphone' && level !== undefined && <LevelBar level={level} />}
      {isReady && kind === 'camera' && stream && (
        <Preview ref={video} autoPlay playsInline muted aria-label={t('device.preview')} />
      )}
      {isReady && kind === 'speaker' && onTest && (
        <Button size="small" variant="secondary" onPress={onTest}>
          {t('device.test')}
        </Button>
      )}
    </Root>
  );
}
