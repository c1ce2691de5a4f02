import { createEnrolment, listEnrolments, updateEnrolment } from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import type { Enrolment, EnrolmentStatus } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { outlineOf, programmeSeed, summaryOf } from '../../personas/companion/programmes/index.ts';
import type { ProgrammeSeed } from '../../personas/companion/programmes/index.ts';
import { enrolmentIdOf, progressOf } from '../../rules/enrolment.ts';
import type { Rows } from '../../store/rows.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';

type EnrolmentRow = Rows['enrolments'];

const order: Record<EnrolmentStatus, number> = { ACTIVE: 0, PAUSED: 1, FINISHED: 2, LEFT: 3 };
const inWords: Record<EnrolmentStatus, string> = {
  ACTIVE: 'is under way',
  PAUSED: 'rests at the moment',
  LEFT: 'was left',
  FINISHED: 'is finished',
};

/** The enrolment of the caller in a programme, with the programme. */
export function ownEnrolment(
  { tables, user }: Lookup,
  programmeId: string,
): { row: EnrolmentRow; programme: ProgrammeSeed } {
  const programme = programmeSeed(programmeId);
  const row = tables.enrolments.get(enrolmentIdOf(user.userId, programmeId));
  if (!programme || !row) throw notFound('this program among yours');
  return { row, programme };
}

/** An enrolment as the contract defines it. */
export function enrolmentOf(row: EnrolmentRow, programme: ProgrammeSeed, now: Date): Enrolment {
  const { track, status, round, enrolledAt, pausedAt, finishedAt } = row;
  const progress = progressOf(row, programme.days, now);
  const next = outlineOf(programme).find(({ day }) => day === progress.nextDay);
  return {
    programme: summaryOf(programme),
    track,
    status,
    round,
    enrolledAt,
    pausedAt,
    finishedAt,
    progress: { ...progress, ...(next && { nextMinutes: next.minutes }) },
  };
}

/** @throws ApiFailure if the programme is not active */
export const notActive = (status: EnrolmentStatus) =>
  new ApiFailure(409, 'ENROLMENT_NOT_ACTIVE', `This program ${inWords[status]}.`, { status });

export const listEnrolmentsHandler = defineHandler(listEnrolments, ({ tables, user, query, now }) => {
  const own = tables.enrolments
    .all()
    .filter((row) => row.userId === user.userId && (query.status === undefined || row.status === query.status));
  const sorted = own.toSorted(
    (first, second) => order[first.status] - order[second.status] || (first.enrolledAt < second.enrolledAt ? 1 : -1),
  );
  return {
    items: sorted.flatMap((row) => {
      const programme = programmeSeed(row.programmeId);
      return programme ? [enrolmentOf(row, programme, now)] : [];
    }),
  };
});

export const createEnrolmentHandler = defineHandler(createEnrolment, ({ tables, user, body, now }) => {
  const programme = programmeSeed(body.programmeId);
  if (!programme) throw notFound('this program');
  if (!isTimeZone(body.timeZone)) throw invalid({ timeZone: 'This is not a time zone that we know.' });
  if (!programme.tracks.includes(body.track)) throw invalid({ track: 'This program is not offered in that way.' });
  const id = enrolmentIdOf(user.userId, programme.id);
  const before = tables.enrolments.get(id);
  if (before?.status === 'ACTIVE' || before?.status === 'PAUSED')
    throw new ApiFailure(409, 'ALREADY_ENROLLED', `This program ${inWords[before.status]} already.`, {
      status: before.status,
    });
  const missing = summaryOf(programme).requires.filter(
    ({ id: required }) =>
      !tables.enrolments
        .get(enrolmentIdOf(user.userId, required))
        ?.completions.some((entry) => entry.day === programmeSeed(required)?.days),
  );
  if (missing.length > 0)
    throw new ApiFailure(409, 'PREREQUISITE_MISSING', `Please finish “${missing[0]?.title}” first.`, {
      requires: missing,
    });
  const chosen = {
    track: body.track,
    timeZone: body.timeZone,
    status: 'ACTIVE',
    pausedAt: null,
    finishedAt: null,
  } as const;
  // A stopped programme resumes where it was; a finished one starts again and keeps its reflections.
  const row: EnrolmentRow = before
    ? { ...before, ...chosen, round: before.status === 'FINISHED' ? before.round + 1 : before.round }
    : {
        id,
        userId: user.userId,
        programmeId: programme.id,
        ...chosen,
        round: 1,
        enrolledAt: iso(now),
        completions: [],
      };
  return enrolmentOf(tables.enrolments.put(row), programme, now);
});

export const updateEnrolmentHandler = defineHandler(updateEnrolment, (context) => {
  const {
    tables,
    body: { status },
    now,
  } = context;
  const { row, programme } = ownEnrolment(context, context.params.id);
  if (row.status === status) return enrolmentOf(row, programme, now);
  if (row.status === 'FINISHED' || row.status === 'LEFT') throw notActive(row.status);
  return enrolmentOf(
    tables.enrolments.put({ ...row, status, pausedAt: status === 'PAUSED' ? iso(now) : null }),
    programme,
    now,
  );
});
