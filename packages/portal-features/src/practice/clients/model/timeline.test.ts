import { make } from '@sakina/mocks';
import type { ClientConsent, Discharge, TreatmentPlan } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { eventsUntil, timelineOf } from './timeline.ts';

const session = make.appointment();
const clientId = session.client.id;
const consent = {
  id: 'cst-1',
  requestedAt: '2026-11-01T10:00:00Z',
  decidedAt: '2026-11-02T10:00:00Z',
  status: 'WITHDRAWN',
  withdrawal: { at: '2026-11-03T10:00:00Z', recordedByName: 'Dr. Amina Rahman', notes: 'Said so.' },
} as ClientConsent;
const plan = (status: TreatmentPlan['status']) =>
  ({
    status,
    goals: [{ id: 'gol-1', clientStatement: 'Sleep', history: [{ at: '2026-11-05T10:00:00Z', progress: 30 }] }],
  }) as TreatmentPlan;

describe('the timeline of a record [CALL-17]', () => {
  test('has the latest first, and another client’s session not at all', () => {
    const other = make.appointment({ id: 'apt-other' as never, client: { id: 'usr-other', displayName: 'Other' } });
    const events = timelineOf(clientId, { sessions: [session, other], notes: [make.note()], consents: [consent] });
    expect(events.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
      ['session', session.startsAt.slice(0, 10)],
      ['note', '2026-11-17'],
      ['consent', '2026-11-03'],
      ['consent', '2026-11-02'],
    ]);
  });

  test('ends with the earliest session that was read, for as long as earlier ones are to be read', () => {
    const early = { ...session, startsAt: '2026-11-10T15:00:00Z' };
    const events = timelineOf(clientId, { sessions: [early], notes: [make.note()], consents: [consent] });
    expect(eventsUntil(events, early.startsAt).map(({ kind }) => kind)).toEqual(['note', 'session']);
  });

  test.each([
    ['a session', { sessions: [session] }, true],
    ['a note', { notes: [make.signedNote()] }, false],
    ['a goal of an active plan', { plans: [plan('ACTIVE')] }, true],
    ['a goal of a draft', { plans: [plan('DRAFT')] }, false],
  ])('says of %s whether the client sees it', (_, parts, isSeen) => {
    expect(timelineOf(clientId, parts).map(({ isSeenByClient }) => isSeenByClient)).toEqual([isSeen]);
  });

  test('keeps each end of care, and says which of them was followed by a readmission', () => {
    const end = (at: string): Discharge => ({
      reason: 'LOST_CONTACT',
      summary: '',
      referral: null,
      at,
      byName: 'Dr. A',
    });
    const client = { discharge: end('2026-11-20T10:00:00Z'), earlierDischarges: [end('2026-03-02T10:00:00Z')] };
    expect(timelineOf(clientId, { client })).toMatchObject([
      { kind: 'discharge', at: '2026-11-20T10:00:00Z', isReadmitted: false, isSeenByClient: true },
      { kind: 'discharge', at: '2026-03-02T10:00:00Z', isReadmitted: true, isSeenByClient: false },
    ]);
  });

  test('says of a consent that waits that it was asked for', () => {
    const open = { ...consent, status: 'REQUESTED', decidedAt: null, withdrawal: null } as ClientConsent;
    expect(timelineOf(clientId, { consents: [open] })).toMatchObject([{ what: 'asked' }]);
  });
});
