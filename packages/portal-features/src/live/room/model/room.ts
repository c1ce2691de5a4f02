import type { Room, RoomParticipant } from '@sakina/platform/contract';

/** Where the recording stands, as everyone in the room sees it. */
export type RecordingView =
  /** Encrypted from end to end: it cannot be recorded. */
  | { readonly kind: 'private' }
  /** No one asks for a recording. */
  | { readonly kind: 'off' }
  /** Asked for, nothing captured: no one else is here yet, so no one else has been asked. */
  | { readonly kind: 'alone' }
  /** Asked for, nothing captured: these people have not said yes. */
  | { readonly kind: 'waiting'; readonly for: readonly RoomParticipant[] }
  /** Asked for, nothing captured: someone said no. */
  | { readonly kind: 'declined'; readonly by: readonly RoomParticipant[] }
  /** Everyone has agreed; nothing captured has arrived yet. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'recording' }
  /** Was captured and is not at the moment; it goes on by itself. */
  | { readonly kind: 'interrupted' }
  /** Nothing more is captured; what was is being put away. */
  | { readonly kind: 'stopping' }
  /** Off the record by the provider: nothing is captured until they resume. */
  | { readonly kind: 'paused' }
  /** Nothing more is captured, by a failure; the session goes on. */
  | { readonly kind: 'failed' }
  /** Nothing was ever captured: whoever should have did not begin. */
  | { readonly kind: 'notStarted' }
  /** Was captured and is not any more. `by` are those who withdrew, if that was why. */
  | { readonly kind: 'stopped'; readonly by: readonly RoomParticipant[] };

/** Those who are in the room now; consent is asked of them alone (CARE-10). */
function present(room: Room): readonly RoomParticipant[] {
  return room.participants.filter((participant) => participant.presence === 'PRESENT');
}

/** The caller's own entry, or undefined before entering. */
export function self(room: Room): RoomParticipant | undefined {
  return room.participants.find((participant) => participant.isSelf);
}

/**
 * Whether everyone has agreed and nothing holds the recording back, whether or not something of it has arrived
 * (CARE-10).
 */
export function isCapturing(status: Room['recording']): boolean {
  return status === 'STARTING' || status === 'RECORDING' || status === 'INTERRUPTED';
}

/** Whether something of the session was captured, now or before a pause, a stop or a failure. */
export function hasParts(room: Pick<Room, 'recordingSeconds'>): boolean {
  return room.recordingSeconds > 0;
}

/** What to say about the recording. */
export function recordingView(room: Room): RecordingView {
  if (room.privacy === 'PRIVATE') return { kind: 'private' };
  const declined = present(room).filter((participant) => participant.recordingConsent === false);
  switch (room.recording) {
    case 'RECORDING':
      return { kind: 'recording' };
    case 'INTERRUPTED':
      return { kind: 'interrupted' };
    case 'STARTING':
      return { kind: 'starting' };
    case 'STOPPING':
      return { kind: 'stopping' };
    case 'PAUSED':
      return { kind: 'paused' };
    case 'FAILED':
      // What did not begin again, after a pause or a stop, has parts from before.
      return { kind: room.recordingFailure === 'NOT_STARTED' && !hasParts(room) ? 'notStarted' : 'failed' };
    case 'STOPPED':
    case 'ANALYSING':
    case 'READY':
      return { kind: 'stopped', by: declined };
    case 'ARMED':
      if (!present(room).some((participant) => participant.role !== 'PROVIDER')) return { kind: 'alone' };
      return declined.length > 0
        ? { kind: 'declined', by: declined }
        : { kind: 'waiting', for: present(room).filter((participant) => participant.recordingConsent === null) };
    case 'NONE':
      return { kind: 'off' };
  }
}

/** Whether anyone but the provider is in the room or has been (SESSION-2); people in front of it do not count. */
export function wasAttended(room: Room): boolean {
  return room.participants.some(({ role, admittedAt }) => role !== 'PROVIDER' && admittedAt !== null);
}

/** Those who ask to come in, the one who has waited longest first. */
export function waiting(room: Room): readonly RoomParticipant[] {
  return room.participants
    .filter(({ presence }) => presence === 'WAITING')
    .toSorted((a, b) => (a.waitingSince ?? a.joinedAt).localeCompare(b.waitingSince ?? b.joinedAt));
}

/** Those whose hand is raised, the first to raise it first. */
export function hands(room: Room): readonly RoomParticipant[] {
  return present(room)
    .filter(({ handRaisedAt }) => handRaisedAt !== null)
    .toSorted((a, b) => (a.handRaisedAt ?? '').localeCompare(b.handRaisedAt ?? ''));
}

/** Those who speak in a broadcast beside its host, and then those who ask to, in the order in which they came. */
export function onStage(room: Room): readonly RoomParticipant[] {
  const people = present(room).filter(({ role }) => role !== 'PROVIDER');
  return [...people.filter(({ stage }) => stage === 'ON'), ...people.filter(({ stage }) => stage === 'REQUESTED')];
}

/** How many ask for something of whoever leads a room: those with a hand up, and those who ask to speak. */
export function handsAndRequests(room: Room): number {
  return hands(room).length + onStage(room).filter(({ stage }) => stage === 'REQUESTED').length;
}

/** What the host is told about who asks to come in. */
export type Known = 'matched' | 'other' | 'typed' | 'typedExpected';

/**
 * How it is known who someone is. A typed name that is the expected one proves nothing, so it has words of its own.
 * @param expected Name of the client whom the host waits for, if there is one.
 */
export function howKnown({ identity, displayName }: RoomParticipant, expected: string | undefined): Known {
  if (identity === 'SIGNED_IN_MATCHED') return 'matched';
  if (identity === 'SIGNED_IN_OTHER') return 'other';
  return expected !== undefined && plain(displayName) === plain(expected) ? 'typedExpected' : 'typed';
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const ROLE_ORDER = { PROVIDER: 0, CLIENT: 1, GUEST: 2 } as const;
const PRESENCE_ORDER = { PRESENT: 0, WAITING: 1, LEFT: 2, REFUSED: 3, REMOVED: 4 } as const;

/** People as the room lists them: those here, those waiting, those gone; the provider first. */
export function inOrder(participants: readonly RoomParticipant[]): readonly RoomParticipant[] {
  return participants.toSorted(
    (a, b) =>
      PRESENCE_ORDER[a.presence] - PRESENCE_ORDER[b.presence] ||
      ROLE_ORDER[a.role] - ROLE_ORDER[b.role] ||
      a.joinedAt.localeCompare(b.joinedAt),
  );
}
