import type {
  Appointment,
  Client,
  ClientConsent,
  Conversation,
  Discharge,
  Measure,
  SessionNote,
  TreatmentPlan,
} from '@sakina/platform/contract';

/** What the timeline of a record is made of. */
export const EVENT_KINDS = ['session', 'note', 'measure', 'message', 'consent', 'goal', 'discharge'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

type ConsentEvent = 'asked' | 'given' | 'declined' | 'withdrawn' | 'retracted';

/** One event of a record. */
export type RecordEvent = { id: string; at: string; isSeenByClient: boolean } & (
  | { kind: 'session'; session: Appointment }
  | { kind: 'note'; note: SessionNote }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'message'; author: 'CLIENT' | 'PROVIDER' }
  | { kind: 'consent'; consent: ClientConsent; what: ConsentEvent }
  | { kind: 'goal'; statement: string; progress: number }
  | { kind: 'discharge'; discharge: Discharge; isReadmitted: boolean }
);

/** What has been read of a client so far; what is missing is left out. */
export interface RecordParts {
  /** Its discharges; a record that was readmitted keeps them. */
  client?: Pick<Client, 'discharge' | 'earlierDischarges'> | undefined;
  sessions?: readonly Appointment[] | undefined;
  notes?: readonly SessionNote[] | undefined;
  measures?: readonly Measure[] | undefined;
  consents?: readonly ClientConsent[] | undefined;
  plans?: readonly TreatmentPlan[] | undefined;
  conversations?: readonly Conversation[] | undefined;
}

/**
 * The events of a client's record, the latest first; sessions ahead stand at the top. Notes and what is said of a draft
 * plan are seen by the provider alone, as the summary of a discharge; the client sees a goal in their own words.
 */
export function timelineOf(clientId: string, parts: RecordParts): RecordEvent[] {
  const events: RecordEvent[] = [
    ...(parts.sessions ?? [])
      .filter(({ client }) => client.id === clientId)
      .map((session) => ({
        kind: 'session' as const,
        id: session.id,
        at: session.startsAt,
        isSeenByClient: true,
        session,
      })),
    ...(parts.notes ?? []).map((note) => ({
      kind: 'note' as const,
      id: note.id,
      at: note.signature?.signedAt ?? note.updatedAt,
      isSeenByClient: false,
      note,
    })),
    ...(parts.measures ?? []).map((measure) => ({
      kind: 'measure' as const,
      id: measure.id,
      at: measure.completedAt ?? measure.assignedAt,
      isSeenByClient: true,
      measure,
    })),
    ...(parts.consents ?? []).flatMap(consentEvents),
    ...dischargeEvents(parts.client),
    ...(parts.plans ?? []).flatMap(({ status, goals }) =>
      goals.flatMap((goal) =>
        goal.history.map(({ at, progress }, index) => ({
          kind: 'goal' as const,
          id: `${goal.id} ${index}`,
          at,
          isSeenByClient: status !== 'DRAFT',
          statement: goal.clientStatement,
          progress,
        })),
      ),
    ),
    ...(parts.conversations ?? []).flatMap(({ client, lastMessage }) =>
      client.id === clientId && lastMessage
        ? [
            {
              kind: 'message' as const,
              id: lastMessage.id,
              at: lastMessage.sentAt,
              isSeenByClient: true,
              author: lastMessage.author,
            },
          ]
        : [],
    ),
  ];
  return events.toSorted((first, second) => Date.parse(second.at) - Date.parse(first.at));
}

/**
 * What can be shown of a timeline of which earlier sessions are still to be read: nothing stands where such a session
 * may come between.
 * @param events The latest first.
 * @param readUntil Start of the earliest session that was read, ISO 8601.
 */
export function eventsUntil(events: readonly RecordEvent[], readUntil: string): RecordEvent[] {
  return events.filter(({ at }) => Date.parse(at) >= Date.parse(readUntil));
}

/** Each discharge, and whether the client was readmitted after it. */
function dischargeEvents(client: RecordParts['client']): RecordEvent[] {
  const of = (discharge: Discharge, isReadmitted: boolean): RecordEvent => ({
    kind: 'discharge',
    id: `discharge ${discharge.at}`,
    at: discharge.at,
    // The client is told that care ended; the summary, which an earlier discharge is shown with, is the provider’s.
    isSeenByClient: !isReadmitted,
    discharge,
    isReadmitted,
  });
  return [
    ...(client?.earlierDischarges ?? []).map((discharge) => of(discharge, true)),
    ...(client?.discharge ? [of(client.discharge, false)] : []),
  ];
}

function consentEvents(consent: ClientConsent): RecordEvent[] {
  const { id, status, requestedAt, decidedAt, withdrawal } = consent;
  const event = (what: ConsentEvent, at: string | null): RecordEvent[] =>
    at === null ? [] : [{ kind: 'consent', id: `${id} ${what}`, at, isSeenByClient: true, consent, what }];
  return [
    ...(decidedAt === null ? event('asked', requestedAt) : []),
    ...event(status === 'DECLINED' ? 'declined' : 'given', decidedAt),
    ...event(decidedAt === null ? 'retracted' : 'withdrawn', withdrawal?.at ?? null),
  ];
}
