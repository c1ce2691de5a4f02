import { completeStep, getStep, listSteps } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { stepOf } from '../../personas/companion/programmes/index.ts';
import type { ProgrammeSeed } from '../../personas/companion/programmes/index.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { progressOf, stepsOfRound } from '../../rules/enrolment.ts';
import type { Rows } from '../../store/rows.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { enrolmentOf, notActive, ownEnrolment } from './enrolments.ts';

type EnrolmentRow = Rows['enrolments'];

interface Place {
  row: EnrolmentRow;
  programme: ProgrammeSeed;
  now: Date;
}

/** The day that an address means: its number, or `today`, the step that is open or else the one that was done last. */
function dayOf(written: string, { row, programme, now }: Place): number {
  const { stepsDone, nextDay, nextOpensOn } = progressOf(row, programme.days, now);
  const isOpen = nextDay !== null && nextOpensOn === dateIn(now, row.timeZone).toString();
  if (written === 'today') return isOpen ? nextDay : Math.max(1, stepsDone);
  const day = /^[1-9]\d{0,2}$/.test(written) ? Number(written) : 0;
  if (day < 1 || day > programme.days) throw notFound('this step');
  return day;
}

/** Refuses a step whose time has not come; says which comes next and when. */
function checkOpen(day: number, { row, programme, now }: Place): void {
  const { nextDay, nextOpensOn } = progressOf(row, programme.days, now);
  if (nextDay === null || day < nextDay) return;
  const isOpen = nextOpensOn === dateIn(now, row.timeZone).toString();
  if (day === nextDay && isOpen) return;
  const message = isOpen
    ? `Step ${nextDay} comes first.`
    : `You have done today’s step. Step ${nextDay} opens tomorrow.`;
  throw new ApiFailure(409, 'STEP_NOT_NEXT', message, { nextDay, opensOn: nextOpensOn });
}

export const listStepsHandler = defineHandler(listSteps, (context) => {
  const { row } = ownEnrolment(context, context.params.id);
  return { items: row.completions.toSorted((first, second) => second.round - first.round || second.day - first.day) };
});

export const getStepHandler = defineHandler(getStep, (context) => {
  const place = { ...ownEnrolment(context, context.params.id), now: context.now };
  const day = dayOf(context.params.day, place);
  checkOpen(day, place);
  const { row, programme, now } = place;
  return {
    step: stepOf(programme, day, row.track),
    completion: stepsOfRound(row).find((entry) => entry.day === day) ?? null,
    enrolment: enrolmentOf(row, programme, now),
  };
});

export const completeStepHandler = defineHandler(completeStep, (context) => {
  const {
    tables,
    now,
    body: { reflection },
  } = context;
  const place = { ...ownEnrolment(context, context.params.id), now };
  const { row, programme } = place;
  const day = dayOf(context.params.day, place);
  const done = stepsOfRound(row).find((entry) => entry.day === day);
  if (done)
    return {
      completion: done,
      enrolment: enrolmentOf(row, programme, now),
      crisisHelp: speaksOfCrisis(done.reflection ?? ''),
    };
  if (row.status !== 'ACTIVE') throw notActive(row.status);
  checkOpen(day, place);
  const completion = {
    programmeId: programme.id,
    round: row.round,
    day,
    title: stepOf(programme, day, row.track).title,
    completedAt: iso(now),
    on: dateIn(now, row.timeZone).toString(),
    reflection,
  };
  const isLast = day === programme.days;
  const kept = tables.enrolments.put({
    ...row,
    completions: [...row.completions, completion],
    ...(isLast && { status: 'FINISHED' as const, finishedAt: iso(now) }),
  });
  return { completion, enrolment: enrolmentOf(kept, programme, now), crisisHelp: speaksOfCrisis(reflection ?? '') };
});
