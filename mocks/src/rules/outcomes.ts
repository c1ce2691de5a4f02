import type { Instrument, Outcomes } from '@sakina/platform/contract';
import { dateIn } from '../clock.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { MeasureRow, TreatmentPlanRow } from '../store/tables/care.ts';
import { measureDefinitions } from './measure-definitions.ts';
import { answered, isImprovement, trendOf } from './measures.ts';

/** The minimum group size for an average: a smaller one could identify a person. */
export const MINIMUM_GROUP = 5;

/** Sessions after which a client counts as retained. */
const STAYED_SESSIONS = 3;

/** Points of reliable change, and from which score on someone is a case (NHS Talking Therapies). */
const RELIABLE: Readonly<Record<Instrument, number>> = { PHQ_9: 6, GAD_7: 4 };
const CASENESS: Readonly<Record<Instrument, number>> = { PHQ_9: 10, GAD_7: 8 };
const INSTRUMENTS = Object.keys(measureDefinitions) as Instrument[];

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

function averageOf(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  const [lower, upper] =
    sorted.length % 2 === 0 ? [sorted[middle - 1], sorted[middle]] : [sorted[middle], sorted[middle]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

function byClient<Row extends { client: { id: string } }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.client.id, [...(groups.get(row.client.id) ?? []), row]);
  return [...groups.values()];
}

/** Scores month by month: each client counts once, with the latest answer of the month. */
export function scoresByMonth(
  measures: readonly MeasureRow[],
  instrument: Instrument,
  timeZone: string,
  minimumGroup: number,
): Outcomes['measures'][number]['points'] {
  const months = new Map<string, Map<string, number>>();
  for (const { client, completedAt, result } of answered(measures, instrument)) {
    if (completedAt === null || result === null) continue;
    const month = dateIn(completedAt, timeZone).set({ day: 1 }).toString();
    const scores = months.get(month) ?? new Map<string, number>();
    months.set(month, scores.set(client.id, result.score));
  }
  return [...months].map(([month, scores]) => ({
    month,
    respondents: scores.size,
    averageScore: scores.size < minimumGroup ? null : averageOf([...scores.values()]),
  }));
}

function measureOutcome(
  measures: readonly MeasureRow[],
  instrument: Instrument,
  timeZone: string,
  minimumGroup: number,
): Outcomes['measures'][number] {
  const changes = byClient(measures).flatMap((own) => trendOf(own, instrument).change ?? []);
  return {
    instrument,
    maximumScore: measureDefinitions[instrument].maximumScore,
    points: scoresByMonth(measures, instrument, timeZone, minimumGroup),
    followed: changes.length,
    improved:
      changes.length < minimumGroup ? null : changes.filter((change) => isImprovement(instrument, change)).length,
    reliablyImproved:
      changes.length < minimumGroup ? null : changes.filter((change) => change <= -RELIABLE[instrument]).length,
    deteriorated:
      changes.length < minimumGroup ? null : changes.filter((change) => change >= RELIABLE[instrument]).length,
  };
}

/** First and latest score of each questionnaire of one client; null where one of them has fewer than two. */
function courseOf(own: readonly MeasureRow[]) {
  const courses = INSTRUMENTS.map((instrument) => {
    const { points } = trendOf(own, instrument);
    const first = points[0];
    const latest = points.at(-1);
    return first && latest && points.length > 1 ? { instrument, first: first.score, latest: latest.score } : null;
  });
  return courses.every((course) => course !== null) ? courses : null;
}

/**
 * How many of those who were cases are none now, and of these how many improved reliably on one questionnaire and
 * worsened on none.
 */
export function recoveryOf(measures: readonly MeasureRow[], minimumGroup: number): NonNullable<Outcomes['recovery']> {
  const followed = byClient(measures).flatMap((own) => {
    const courses = courseOf(own);
    return courses ? [courses] : [];
  });
  const cases = followed.filter((courses) => courses.some(({ instrument, first }) => first >= CASENESS[instrument]));
  const recovered = cases.filter((courses) => courses.every(({ instrument, latest }) => latest < CASENESS[instrument]));
  const reliably = recovered.filter(
    (courses) =>
      courses.some(({ instrument, first, latest }) => latest - first <= -RELIABLE[instrument]) &&
      !courses.some(({ instrument, first, latest }) => latest - first >= RELIABLE[instrument]),
  );
  const isShown = cases.length >= minimumGroup;
  return {
    followed: followed.length,
    cases: isShown ? cases.length : null,
    recovered: isShown ? recovered.length : null,
    reliablyRecovered: isShown ? reliably.length : null,
  };
}

/** Clients in care, and those of them with two results of one questionnaire. */
function measuredOf(active: ReadonlySet<string>, measures: readonly MeasureRow[]): NonNullable<Outcomes['measured']> {
  const measured = byClient(measures).filter(
    (own) =>
      active.has(own[0]?.client.id ?? '') && INSTRUMENTS.some((instrument) => answered(own, instrument).length > 1),
  );
  return { active: active.size, measured: measured.length };
}

interface Practice {
  appointments: readonly AppointmentRow[];
  measures: readonly MeasureRow[];
  plans: readonly TreatmentPlanRow[];
  /** Ids of the clients whose care has ended. */
  discharged: readonly string[];
  timeZone: string;
  minimumGroup: number;
}

/** Outcomes of a caseload or of one client. */
export function outcomesOf({
  appointments,
  measures,
  plans,
  discharged,
  timeZone,
  minimumGroup,
}: Practice): Omit<Outcomes, 'scope' | 'clientId' | 'asOf' | 'minimumGroup'> {
  const clients = byClient(appointments);
  const active = new Set(appointments.map((row) => row.client.id as string).filter((id) => !discharged.includes(id)));
  const sessions = clients
    .map((own) => own.filter((row) => row.status === 'COMPLETED').length)
    .filter((sessionCount) => sessionCount > 0);
  const agreed = plans.filter((plan) => plan.status !== 'DRAFT');
  const goals = agreed.flatMap((plan) =>
    plan.goals.filter((goal) => goal.status !== 'DISCONTINUED').map((goal) => ({ ...goal, plan })),
  );
  const underWay = goals.filter((goal) => goal.plan.status === 'ACTIVE');
  const planned = new Set(underWay.map((goal) => goal.plan.client.id)).size;
  const countOf = (status: AppointmentRow['status'], by?: 'CLIENT' | 'PROVIDER') =>
    appointments.filter((row) => row.status === status && (by === undefined || row.cancellation?.by === by)).length;
  const completed = countOf('COMPLETED');
  const noShow = countOf('NO_SHOW');
  const stayed = sessions.filter((sessionCount) => sessionCount >= STAYED_SESSIONS).length;
  const isShown = sessions.length >= minimumGroup;
  return {
    clients: { active: active.size, discharged: discharged.length },
    measures: INSTRUMENTS.map((instrument) => measureOutcome(measures, instrument, timeZone, minimumGroup)),
    measured: measuredOf(active, measures),
    recovery: recoveryOf(measures, minimumGroup),
    goals: {
      active: underWay.filter((goal) => goal.status === 'ACTIVE').length,
      achieved: goals.filter((goal) => goal.status === 'ACHIEVED').length,
      averageProgress: planned < minimumGroup ? null : averageOf(underWay.map((goal) => goal.progress)),
    },
    attendance: {
      completed,
      noShow,
      cancelledByClient: countOf('CANCELLED', 'CLIENT'),
      cancelledLate: appointments.filter(
        ({ status, cancellation }) =>
          status === 'CANCELLED' && cancellation?.by === 'CLIENT' && cancellation.fee.amountMinor > 0,
      ).length,
      cancelledByProvider: countOf('CANCELLED', 'PROVIDER'),
      attendedPercent: percentOf(completed, completed + noShow),
    },
    retention: {
      started: sessions.length,
      cameThreeTimes: stayed,
      retainedPercent: isShown ? percentOf(stayed, sessions.length) : null,
      medianSessions: isShown ? medianOf(sessions) : null,
    },
  };
}
