import { Banner, Button, Select, Stack, Text, TranscriptPlayback, formatDuration } from '@sakina/design-system';
import { listRecordingAccess } from '@sakina/platform/contract';
import type { TranscriptSegment } from '@sakina/platform/contract';
import { useFormat, useInvalidate } from '@sakina/platform/react';
import { useMemo } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { linesOfTake } from './lines-of-take.ts';
import { useTake } from './use-take.ts';
import type { TakeState } from './use-take.ts';

export interface SessionPlaybackProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** What was said, by time. */
  segments: readonly TranscriptSegment[];
}

/**
 * The recording of a session, fetched when it is asked for, beside its transcript: a line plays from where it was said.
 */
export function SessionPlayback({ appointmentId, segments }: SessionPlaybackProps) {
  const t = useSessionText();
  const invalidate = useInvalidate();
  const { state, load } = useTake(appointmentId, () => void invalidate(listRecordingAccess));
  if (state.kind === 'ready') return <Player {...state} segments={segments} onTake={(take) => void load(take)} />;
  if (state.kind === 'none') return <Text tone="muted">{t('playback.none')}</Text>;
  return (
    <Stack gap="x1" align="start">
      <Button variant="secondary" isPending={state.kind === 'loading'} onPress={() => void load()}>
        {t(state.kind === 'failed' ? 'playback.again' : 'playback.play')}
      </Button>
      <Text as="div" size="xs" tone="muted" role="status">
        {state.kind === 'loading' && state.parts > 0
          ? t('playback.loading', { loaded: state.loaded, parts: state.parts })
          : t('playback.noted')}
      </Text>
      {state.kind === 'failed' && <ErrorNotice error={state.error} />}
    </Stack>
  );
}

type PlayerProps = Extract<TakeState, { kind: 'ready' }> & {
  segments: readonly TranscriptSegment[];
  onTake: (take: number) => void;
};

function Player({ media, take, src, segments, onTake }: PlayerProps) {
  const t = useSessionText();
  const format = useFormat();
  const deleted = t('transcript.deleted');
  const lines = useMemo(() => linesOfTake(segments, media.takes, take, deleted), [segments, media, take, deleted]);
  return (
    <Stack gap="x2">
      {media.takes.length > 1 && (
        <Select
          label={t('playback.take')}
          hasOptionalMark={false}
          value={String(take.take)}
          onChange={(id) => onTake(Number(id))}
          options={media.takes.map((each, index) => ({
            id: String(each.take),
            label: t('playback.take.option', {
              number: index + 1,
              from: formatDuration(each.startSeconds * 1000, format.locale),
            }),
          }))}
        />
      )}
      <TranscriptPlayback
        label={t('playback.label')}
        src={src}
        kind={take.mimeType.startsWith('audio') ? 'audio' : 'video'}
        lines={lines}
      />
      <Banner urgency="none">
        {t('playback.keptUntil', {
          date: format.date(media.keptUntil, { day: 'numeric', month: 'long', year: 'numeric' }),
        })}
      </Banner>
    </Stack>
  );
}
