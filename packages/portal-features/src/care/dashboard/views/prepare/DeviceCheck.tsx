import { DeviceMeter, Stack, Text } from '@sakina/design-system';
import { useDashboardText } from '../../messages/index.ts';
import { useLevel } from './use-level.ts';
import { useMedia } from './use-media.ts';

/** Tries microphone and camera before anyone else sees or hears; both are switched off with it. */
export function DeviceCheck() {
  const t = useDashboardText();
  const microphone = useMedia('microphone');
  const camera = useMedia('camera');
  const level = useLevel(microphone.stream);
  return (
    <Stack gap="x3">
      <Text size="sm" tone="muted">
        {t('prepare.checkBody')}
      </Text>
      <DeviceMeter
        kind="microphone"
        devices={microphone.devices}
        value={microphone.deviceId}
        onChange={microphone.choose}
        state={microphone.state}
        onRetry={microphone.retry}
        {...(level === undefined ? {} : { level })}
      />
      <DeviceMeter
        kind="camera"
        devices={camera.devices}
        value={camera.deviceId}
        onChange={camera.choose}
        state={camera.state}
        stream={camera.stream}
        onRetry={camera.retry}
      />
    </Stack>
  );
}
