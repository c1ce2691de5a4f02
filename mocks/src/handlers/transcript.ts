import { amendTranscript, getTranscript, redactTranscript } from '@sakina/platform/contract';
import type { TranscriptSegment } from '@sakina/platform/contract';
import { mayTranscribe } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import { transcriptLines } from '../personas/transcript.ts';
import { keptScopes } from '../rules/recording-consent.ts';
import type { AppointmentRow, SessionRow } from '../store/rows.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { withAccess } from './recording-media.ts';
import { notAgreed, ownSession } from './recordings.ts';
import type { RecordingContext } from './recordings.ts';

/** The lines of a session with what was changed of them. */
function linesOf(appointment: AppointmentRow, session: SessionRow): TranscriptSegment[] {
  const names = { provider: appointment.provider.displayName, client: appointment.client.displayName };
  return transcriptLines(names).map((line) => ({
    ...line,
    ...session.recording.changes.find(({ id }) => id === line.id),
  }));
}

export const getTranscriptHandler = defineHandler(getTranscript, (context) => {
  const { tables, now, user } = context;
  const { appointment, session } = ownSession(context);
  if (session.recording.status !== 'READY')
    throw new ApiFailure(409, 'TRANSCRIPT_NOT_READY', 'The transcript is not written yet.');
  if (!mayTranscribe(keptScopes(session))) throw notAgreed();
  const noted = tables.sessions.put(withAccess(session, { what: 'READ', byName: user.displayName, now }));
  return { appointmentId: appointment.id, segments: linesOf(appointment, noted) };
});

/** Changes one line of a transcript that is there. */
function changeLine(
  context: RecordingContext & { params: { segmentId: string } },
  change: (line: TranscriptSegment) => TranscriptSegment,
): TranscriptSegment {
  const { appointment, session } = ownSession(context);
  if (session.recording.status !== 'READY')
    throw new ApiFailure(409, 'NOTHING_RECORDED', 'There is no transcript of this session.');
  const line = linesOf(appointment, session).find(({ id }) => id === context.params.segmentId);
  if (line === undefined) throw new ApiFailure(404, 'NOT_FOUND', 'There is no such line.');
  const changed = change(line);
  const { speaker: _speaker, startSeconds: _startSeconds, ...kept } = changed;
  const changes = [...session.recording.changes.filter(({ id }) => id !== line.id), kept];
  context.tables.sessions.put({ ...session, recording: { ...session.recording, changes } });
  return changed;
}

export const amendTranscriptHandler = defineHandler(amendTranscript, (context) => {
  const { body, now, user } = context;
  return changeLine(context, (line) => {
    if (line.redacted) throw new ApiFailure(409, 'NOTHING_RECORDED', 'What this line said was deleted.');
    return {
      ...line,
      text: body.text,
      original: line.original ?? line.text,
      amended: { at: iso(now), byName: user.displayName },
    };
  });
});

export const redactTranscriptHandler = defineHandler(redactTranscript, (context) => {
  const { body, now, user } = context;
  return changeLine(context, ({ original: _original, amended: _amended, ...line }) =>
    line.redacted
      ? line
      : { ...line, text: '', redacted: { at: iso(now), byName: user.displayName, reason: body.reason } },
  );
});
