import { agreedByAll } from '@sakina/platform/domain';
import type { RecordingScope } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ConsentRow, ParticipantRow, SessionRow } from '../store/rows.ts';

/** The text that is asked with; another one is asked again of everyone. */
export const CONSENT_TEXT = '2026-11';

/**
 * What the platform asks for. Nothing beyond the words that were said is made of a recording, so `AI` is not asked for.
 */
export const ASKED_SCOPES: readonly RecordingScope[] = ['AUDIO', 'VIDEO', 'TRANSCRIPT'];

/** The answer that holds: the last one, if it was given to the text in force. */
function standing({ consents }: ParticipantRow): ConsentRow | undefined {
  const last = consents.at(-1);
  return last?.textVersion === CONSENT_TEXT ? last : undefined;
}

/** Whether someone agrees to be recorded now; null until they have answered the text in force. */
export function consentOf(participant: ParticipantRow): boolean | null {
  const answer = standing(participant);
  return answer === undefined ? null : answer.withdrawnAt === null && answer.scopes.includes('AUDIO');
}

/** What everyone inside has agreed to; empty where anyone has not. */
export function agreedScopes({ participants }: SessionRow): RecordingScope[] {
  const inside = participants.filter(({ presence }) => presence === 'PRESENT');
  return inside.length < 2 ? [] : agreedByAll(inside.map(scopesOf));
}

/** What someone stands by now; none where they said no, took a yes back or have not answered the text in force. */
function scopesOf(participant: ParticipantRow): readonly RecordingScope[] {
  return consentOf(participant) === true ? (standing(participant)?.scopes ?? []) : [];
}

/**
 * What everyone who was recorded stands by now, whether they are still inside or not. A session of before its room kept
 * answers was agreed to in whole.
 */
export function keptScopes({ participants }: SessionRow): RecordingScope[] {
  if (participants.length === 0) return [...ASKED_SCOPES];
  const recorded = participants.filter(({ consents }) => consents.some(({ scopes }) => scopes.includes('AUDIO')));
  return agreedByAll(recorded.map(scopesOf));
}

/** Adds an answer to someone's history. Without the sound there is nothing to agree to, so it is a no. */
export function withAnswer(
  participant: ParticipantRow,
  answer: Pick<ConsentRow, 'scopes' | 'textVersion' | 'language'>,
  now: Date,
): ParticipantRow {
  const given: ConsentRow = {
    ...answer,
    scopes: ASKED_SCOPES.filter((scope) => answer.scopes.includes('AUDIO') && answer.scopes.includes(scope)),
    id: `${participant.publicId}-${participant.consents.length + 1}`,
    answeredAt: iso(now),
    withdrawnAt: null,
  };
  return { ...participant, consents: [...participant.consents, given] };
}

/** Takes a yes back; any other answer stays as it is. */
export function withdrawn(participant: ParticipantRow, now: Date): ParticipantRow {
  if (consentOf(participant) !== true) return participant;
  return {
    ...participant,
    consents: participant.consents.map((entry, index, all) =>
      index === all.length - 1 ? { ...entry, withdrawnAt: iso(now) } : entry,
    ),
  };
}
