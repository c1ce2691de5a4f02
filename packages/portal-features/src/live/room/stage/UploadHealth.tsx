import { Badge, Inline, Text } from '@sakina/design-system';
import type { MediaSnapshot } from '@sakina/platform/media';
import { useStageText } from './messages/index.ts';
import { uploadHealth } from './upload-health.ts';

const TONES = { good: 'success', fair: 'warning', poor: 'danger', lost: 'danger' } as const;

/**
 * How well what the host of a broadcast sends reaches those who watch; said to the host first, who alone can act
 *.
 */
export function UploadHealth({ snapshot }: { snapshot: MediaSnapshot }) {
  const t = useStageText();
  const health = uploadHealth(snapshot);
  if (health === null) return null;
  return (
    <Inline gap="x1" role="status">
      <Badge tone={TONES[health]}>{t(`upload.${health}`)}</Badge>
      {health !== 'good' && <Text size="sm">{t(`upload.${health}.what`)}</Text>}
    </Inline>
  );
}
