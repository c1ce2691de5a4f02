import { appointmentExamples } from './appointments.ts';
import { bookingExamples } from './booking.ts';
import { directoryExamples } from './directory.ts';
import { liveRoomTalkExamples } from './live-room-talk.ts';
import { liveRoomExamples } from './live-rooms.ts';
import { liveSessionExamples } from './live-sessions.ts';
import { providerHomeExamples } from './provider-home.ts';
import { sessionNoteExamples } from './session-notes.ts';
import { signInExamples } from './sign-in.ts';
import type { AnyExample } from './example.ts';

/** From the directory to the signed note: booking, the live session and what is written of it. */
export const sessionsExamples: readonly AnyExample[] = [
  ...directoryExamples,
  ...appointmentExamples,
  ...bookingExamples,
  ...liveSessionExamples,
  ...liveRoomExamples,
  ...liveRoomTalkExamples,
  ...sessionNoteExamples,
  ...providerHomeExamples,
  ...signInExamples,
];
