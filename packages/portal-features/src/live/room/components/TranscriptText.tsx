import {
  Button,
  formatDuration,
  Inline,
  LoadingRegion,
  readingMeasure,
  Skeleton,
  Stack,
  Text,
  theme,
  up,
} from '@sakina/design-system';
import { getTranscript } from '@sakina/platform/contract';
import type { TranscriptSegment } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { ChangeLineProps } from '../playback/ChangeLine.tsx';
import { SessionPlayback } from '../playback/late.tsx';
import { WhoListened } from '../playback/WhoListened.tsx';

// Correcting comes after a session, and brings a dialog.
const ChangeLine = lazyPanel<ChangeLineProps>(() => import('../playback/ChangeLine.tsx').then((m) => m.ChangeLine));

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  max-block-size: 28rem;
  margin: 0;
  padding: ${theme.space.x2};
  overflow-y: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  list-style: none;
  & > li { display: grid; gap: 0 ${theme.space.x2}; max-inline-size: ${readingMeasure}; }
  & strong { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; }
  & span { color: ${theme.color.textMuted}; font-family: ${theme.font.code}; font-size: ${theme.text.xs}; }
  @media ${up.sm} { & > li { grid-template-columns: 1fr auto; } & p { grid-column: 1 / -1; } }
`;

/** The words of a session by speaker, with the moment at which each was said. */
export function TranscriptText({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  const { locale } = useFormat();
  const read = useOperation(getTranscript, { params: { id: appointmentId } });
  const [open, setOpen] = useState<Pick<ChangeLineProps, 'line' | 'change'> | null>(null);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('transcript.reading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      }
      isEmpty={({ segments }) => segments.length === 0}
      empty={<Text tone="muted">{t('transcript.empty')}</Text>}
    >
      {({ segments }) => (
        <Stack gap="x3">
          <SessionPlayback appointmentId={appointmentId} segments={segments} />
          {/* A scrolling region has to be reachable by keyboard. */}
          <List aria-label={t('transcript.title')} tabIndex={0}>
            {segments.map((segment) => (
              <li key={segment.id}>
                <strong>
                  <bdi>{segment.speaker}</bdi>
                </strong>
                <span>{formatDuration(segment.startSeconds * 1000, locale)}</span>
                <Said segment={segment} onChange={(change) => setOpen({ line: segment, change })} />
              </li>
            ))}
          </List>
          <WhoListened appointmentId={appointmentId} />
          {open && (
            <ChangeLine key={open.line.id} appointmentId={appointmentId} {...open} onClose={() => setOpen(null)} />
          )}
        </Stack>
      )}
    </ReadView>
  );
}

interface SaidProps {
  segment: TranscriptSegment;
  onChange: (change: ChangeLineProps['change']) => void;
}

/** What a line says, what was changed of it by whom, and how to change it. */
function Said({ segment: { text, speaker, original, amended, redacted }, onChange }: SaidProps) {
  const t = useSessionText();
  const format = useFormat();
  if (redacted) {
    return (
      <Text size="sm" tone="muted">
        {t('transcript.deletedBy', {
          name: redacted.byName,
          day: format.day(redacted.at),
          reason: t(`line.reason.${redacted.reason}`),
        })}
      </Text>
    );
  }
  return (
    <>
      <p>{text}</p>
      {amended && (
        <Text size="xs" tone="muted">
          {t('transcript.amendedBy', { name: amended.byName, day: format.day(amended.at), original: original ?? '' })}
        </Text>
      )}
      <Inline gap="x1">
        <Button
          size="small"
          variant="quiet"
          aria-label={t('line.amend.of', { speaker, text })}
          onPress={() => onChange('amend')}
        >
          {t('line.amend')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('line.redact.of', { speaker, text })}
          onPress={() => onChange('redact')}
        >
          {t('line.redact')}
        </Button>
      </Inline>
    </>
  );
}
