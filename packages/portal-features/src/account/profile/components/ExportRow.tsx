import { Badge, Button, Inline, Stack, Text } from '@sakina/design-system';
import type { DataExport, DataExportFormat } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useProfileText } from '../messages/index.ts';

export interface ExportRowProps {
  /** The copy that was asked for. */
  copy: DataExport;
  /** The file that is being fetched; null for none. */
  fetching: DataExportFormat | null;
  /** Called to fetch one of its files. */
  onFetch: (format: DataExportFormat) => void;
  /** Called to be asked whether it shall go. */
  onRemove: () => void;
}

const TONES = { PREPARING: 'info', READY: 'success', EXPIRED: 'neutral' } as const;

/** One copy: how it stands, its files while there are any, and how to be rid of it. */
export function ExportRow({ copy, fetching, onFetch, onRemove }: ExportRowProps) {
  const t = useProfileText();
  const format = useFormat();
  const { status, requestedAt, expiresAt } = copy;
  const day = format.shortDate(requestedAt);
  return (
    <Stack as="li" gap="x1">
      <Inline gap="x1">
        <Text as="span" weight="strong">
          {t('data.of', { day })}
        </Text>
        <Badge tone={TONES[status]}>{t(`data.${status}`)}</Badge>
      </Inline>
      {status === 'READY' && expiresAt !== null && (
        <>
          <Text size="sm" tone="muted">
            {t('data.until', { day: format.dayInSentence(expiresAt), time: format.time(expiresAt) })}
          </Text>
          <Inline gap="x1">
            <Button
              variant="secondary"
              size="small"
              isPending={fetching === 'HTML'}
              aria-label={t('data.pageOf', { day })}
              onPress={() => onFetch('HTML')}
            >
              {t('data.page')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              isPending={fetching === 'JSON'}
              aria-label={t('data.jsonOf', { day })}
              onPress={() => onFetch('JSON')}
            >
              {t('data.json')}
            </Button>
            <Button variant="quiet" size="small" aria-label={t('data.removeOf', { day })} onPress={onRemove}>
              {t('data.remove')}
            </Button>
          </Inline>
        </>
      )}
      {status === 'EXPIRED' && (
        <Text size="sm" tone="muted">
          {t('data.gone')}
        </Text>
      )}
    </Stack>
  );
}
