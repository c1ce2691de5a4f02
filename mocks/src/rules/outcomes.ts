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
  };
}

interface Practice {
  appointments: readonly AppointmentRow[];
  measures: readonly MeasureRow[];
  plans: readonly TreatmentPlanRow[];
  discharged: number;
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
    clients: { active: clients.length - discharged, discharged },
    measures: (Object.keys(measureDefinitions) as Instrument[]).map((instrument) =>
      measureOutcome(measures, instrument, timeZone, minimumGroup),
    ),
    goals: {
      active: underWay.filter((goal) => goal.status === 'ACTIVE').length,
      achieved: goals.filter((goal) => goal.status === 'ACHIEVED').length,
      averageProgress: planned < minimumGroup ? null : averageOf(underWay.map((goal) => goal.progress)),
    },
    attendance: {
      completed,
      noShow,
      cancelledByClient: countOf('CANCELLED', 'CLIENT'),
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
