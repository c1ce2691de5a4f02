import { Banner, Button, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { analyzeRecording, getRecording } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Recording } from '@sakina/platform/contract';
import { mayTranscribe } from '@sakina/platform/domain';
import { useRef } from 'react';
import styled from 'styled-components';
import { ErrorNotice, PanelBoundary, ReadView, useSharedText } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { WhoListened } from '../playback/WhoListened.tsx';
import { SessionPlayback } from '../playback/late.tsx';
import { TranscriptText } from './TranscriptText.tsx';

/** How often a recording is read while its transcript is being written, in milliseconds. */
const WRITING_POLL_MS = 5000;

const Place = styled.div`&:focus { outline: none; }`;

interface RecordingStateProps {
  recording: Recording;
  /** Called when the transcript was started and the button for it has gone. */
  onStarted: () => void;
}

function RecordingState({ recording, onStarted }: RecordingStateProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(analyzeRecording);
  const { appointmentId, status, durationSeconds, scopes } = recording;

  if (durationSeconds === 0) return <Text tone="muted">{t('transcript.none')}</Text>;
  if (!mayTranscribe(scopes)) {
    return (
      <Stack gap="x2">
        <Text tone="muted">{t(scopes.length === 0 ? 'transcript.takenBack' : 'transcript.notAgreed')}</Text>
        {scopes.length > 0 && <PlayedAlone appointmentId={appointmentId} />}
      </Stack>
    );
  }
  if (status === 'READY') return <TranscriptText appointmentId={appointmentId} />;
  if (status === 'ANALYSING') {
    return <Banner title={t('transcript.writing.title')}>{t('transcript.writing.body')}</Banner>;
  }
  const startIt = () => {
    // Shown from `error`.
    run({ params: { id: appointmentId } }).then(onStarted, () => undefined);
  };
  return (
    <>
      <Banner
        tone="warning"
        title={t('transcript.failed.title')}
        actions={
          <Button size="small" variant="secondary" isPending={isRunning} onPress={startIt}>
            {t('transcript.failed.action')}
          </Button>
        }
      >
        {t('transcript.failed.body')}
      </Banner>
      <ErrorNotice error={error} />
    </>
  );
}

/** A recording that may be played and not written down. */
function PlayedAlone({ appointmentId }: { appointmentId: string }) {
  return (
    <>
      <SessionPlayback appointmentId={appointmentId} segments={[]} />
      <WhoListened appointmentId={appointmentId} />
    </>
  );
}

/** What was said in a recorded session: being written, not started, or there to read. */
export function TranscriptPanel({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  const shared = useSharedText();
  const place = useRef<HTMLDivElement>(null);
  const read = useOperation(
    getRecording,
    { params: { id: appointmentId } },
    { refreshMs: (recording) => (recording?.status === 'ANALYSING' ? WRITING_POLL_MS : 0) },
  );
  const seconds = read.data?.durationSeconds ?? 0;
  const length =
    seconds < 60 ? t('transcript.seconds', { count: seconds }) : shared('minutes', { count: Math.round(seconds / 60) });
  return (
    <Section title={t('transcript.title')} description={seconds > 0 && t('transcript.length', { length })}>
      <PanelBoundary>
        <Place ref={place} tabIndex={-1}>
          <ReadView
            read={read}
            loading={
              <LoadingRegion label={t('transcript.loading')}>
                <Skeleton lines={3} />
              </LoadingRegion>
            }
          >
            {(recording) => <RecordingState recording={recording} onStarted={() => place.current?.focus()} />}
          </ReadView>
        </Place>
      </PanelBoundary>
    </Section>
  );
}
