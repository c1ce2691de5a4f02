import { make, PINNED_NOW } from '@sakina/mocks';
import { describe, expect, test } from 'vitest';
import { blockersOf, dischargeProblems, SUMMARY_PARTS, summaryOf, summaryPartsOf } from './discharge.ts';
import type { CareToEnd, DischargeForm } from './discharge.ts';

const form: DischargeForm = {
  reason: 'GOALS_MET',
  parts: { problem: 'Panic.', course: 'Ten sessions.', goals: ' ', measures: '', risk: '', aftercare: 'Call.' },
  referral: '',
  clientWords: '',
  outreach: [],
  callsOff: false,
};
const ahead = make.appointment();
const client = { id: ahead.client.id, openFlags: 0 };

const owed = { notesMissing: 0, measuresDue: 0, planReviewOn: null, unreadMessages: 0, isDischargePending: false };

const seat = {
  ...ahead.client,
  status: 'CONFIRMED' as const,
  waitlistPosition: null,
  joinedAt: '2026-11-20T10:00:00Z',
};

/** A meeting of a group in which the client has a seat. @param startsAt ISO 8601. */
const seated = (startsAt: string): CareToEnd['groups'][number] => ({
  status: 'SCHEDULED',
  startsAt,
  participants: [seat],
});

describe('what blocks a discharge [CALL-19]', () => {
  test('is listed with an open flag first and sessions ahead last', () => {
    const running = make.appointment({ status: 'IN_PROGRESS' });
    expect(
      blockersOf(
        { ...client, openFlags: 1, owed: { ...owed, unreadMessages: 2, openInvoices: 1 } },
        {
          sessions: [ahead, running, make.appointment({ id: 'apt-unwritten' as typeof ahead.id, status: 'COMPLETED' })],
          notes: [make.note(), make.signedNote()],
          measures: [{ status: 'ASSIGNED' }, { status: 'COMPLETED' }],
          groups: [seated('2026-12-01T23:30:00Z')],
        },
        Date.parse(PINNED_NOW),
      ).map(({ kind }) => kind),
    ).toEqual(['flag', 'running', 'message', 'unwritten', 'note', 'ahead', 'invoice', 'measure', 'seat']);
  });

  test('is not a session of another client, a past or canceled one, or a place on a waitlist', () => {
    expect(
      blockersOf(
        client,
        {
          sessions: [
            make.appointment({ client: { id: 'usr-other', displayName: 'Other' } }),
            make.appointment({ startsAt: '2026-11-01T10:00:00Z', endsAt: '2026-11-01T11:00:00Z' }),
            make.appointment({ status: 'CANCELLED' }),
          ],
          notes: [],
          measures: [],
          groups: [
            seated('2026-11-17T23:30:00Z'),
            { ...seated('2026-12-01T23:30:00Z'), status: 'CANCELLED' },
            { ...seated('2026-12-01T23:30:00Z'), participants: [] },
            {
              ...seated('2026-12-01T23:30:00Z'),
              participants: [{ ...seat, status: 'WAITLISTED', waitlistPosition: 1 }],
            },
          ],
        },
        Date.parse(PINNED_NOW),
      ),
    ).toEqual([]);
  });
});

describe('the form of a discharge [CALL-19]', () => {
  test('makes one text of the parts that say something', () => {
    expect(summaryOf(form.parts, SUMMARY_PARTS, (part) => part.toUpperCase())).toBe(
      'PROBLEM\nPanic.\n\nCOURSE\nTen sessions.\n\nAFTERCARE\nCall.',
    );
  });

  test('asks for scores only where questionnaires are assigned, and sends no part that it does not show', () => {
    expect(summaryPartsOf({ usesMeasures: true })).toEqual(SUMMARY_PARTS);
    const shown = summaryPartsOf({ usesMeasures: false });
    expect(shown).not.toContain('measures');
    expect(summaryOf({ ...form.parts, measures: 'PHQ-9: 18' }, shown, String)).not.toContain('PHQ-9');
  });

  test.each<[string, Partial<DischargeForm>, number, string[]]>([
    ['nothing is wrong', {}, 0, []],
    ['a session ahead that no one canceled', {}, 2, ['callsOff']],
    ['a session ahead that is canceled', { callsOff: true }, 2, []],
    ['no reason', { reason: '' }, 0, ['reason']],
    ['a transfer to no one', { reason: 'TRANSFERRED' }, 0, ['referral']],
    ['lost contact without an attempt', { reason: 'LOST_CONTACT' }, 0, ['outreach']],
    ['no course', { parts: { ...form.parts, course: '' } }, 0, ['course']],
  ])('%s', (_, changes, count, expected) => {
    const typed = { ...form, ...changes };
    expect(dischargeProblems(typed, summaryOf(typed.parts, SUMMARY_PARTS, String), count)).toEqual(expected);
  });

  test('says that a summary is too long', () => {
    expect(dischargeProblems(form, 'x'.repeat(5001), 0)).toEqual(['summary']);
  });
});
