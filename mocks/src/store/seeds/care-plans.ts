import type { CalendarDate } from '@internationalized/date';
import type { GoalId, ProgressEntry, TreatmentGoal } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { clientRecordSeeds } from '../../personas/care-clients.ts';
import { planSeeds } from '../../personas/care-plans.ts';
import type { GoalSeed, PlanSeed } from '../../personas/care-plans.ts';
import { opaque } from '../../personas/random.ts';
import { recordIdOf } from '../../rules/client-records.ts';
import { versionOf, withProgress } from '../../rules/treatment-plans.ts';
import type { ProviderRow } from '../rows.ts';
import type { Seed } from '../table.ts';
import type { ClientRecordRow, PlanVersionRow, TreatmentPlanRow } from '../tables/care.ts';

/** The plans of the demo practice, with progress of their goals. */
export function seedPlans(base: Seed, now: Date): TreatmentPlanRow[] {
  return planSeeds.flatMap((seed) => {
    const provider = base.providers.get(seed.provider);
    const client = base.people.get(seed.client);
    return provider && client ? [planOf(seed, provider, { id: client.id, displayName: client.displayName }, now)] : [];
  });
}

/** Each plan that was active was agreed to when it began. */
export function seedVersions(plan: TreatmentPlanRow): PlanVersionRow[] {
  if (plan.startedAt === null) return [];
  return [{ ...versionOf(plan, 1, plan.startedAt), answer: 'AGREED', answeredAt: plan.startedAt }];
}

function planOf(
  seed: PlanSeed,
  provider: ProviderRow,
  client: TreatmentPlanRow['client'],
  now: Date,
): TreatmentPlanRow {
  const today = dateIn(now, provider.timeZone);
  const dayAt = (day: number, time: string) => iso(wallTime(plusDays(today, day), time, provider.timeZone));
  const goals = seed.goals.map((goal, index) => goalOf(goal, `${seed.id} ${index}`, provider, today));
  const entries = goals.flatMap((goal) => goal.history.map((entry) => entry.at));
  const createdAt = dayAt(seed.startedDay, '12:10');
  const endedAt = seed.endedDay === undefined ? null : dayAt(seed.endedDay, '17:30');
  return {
    id: seed.id,
    providerId: provider.id,
    authorName: provider.displayName,
    client,
    kind: professionRow(provider.kind).planKind,
    status: seed.status,
    title: seed.title,
    problem: seed.problem,
    clientSummary: seed.clientSummary,
    diagnoses: seed.diagnoses,
    goals,
    reviewOn: seed.reviewInDays === null ? null : plusDays(today, seed.reviewInDays).toString(),
    startedAt: seed.status === 'DRAFT' ? null : createdAt,
    endedAt,
    endReason: seed.endReason ?? null,
    createdAt,
    updatedAt: endedAt ?? entries.toSorted().at(-1) ?? createdAt,
    version: entries.length + (endedAt === null ? 1 : 2),
  };
}

function goalOf(
  seed: GoalSeed,
  words: string,
  { displayName: authorName, timeZone }: ProviderRow,
  today: CalendarDate,
): TreatmentGoal {
  const { statement, clientStatement, measure, targetInDays, objectives, interventions } = seed;
  const goal: TreatmentGoal = {
    id: seed.id ?? (`gol-${opaque(`goal ${words}`, 8)}` as GoalId),
    statement,
    clientStatement,
    measure,
    targetOn: targetInDays === null ? null : plusDays(today, targetInDays).toString(),
    objectives: objectives.map(([text, isDone]) => ({ text, isDone })),
    interventions: [...interventions],
    status: 'ACTIVE',
    progress: 0,
    history: [],
  };
  const entries = seed.progress.map(([day, progress, notes]): ProgressEntry => ({
    at: iso(wallTime(plusDays(today, day), '15:40', timeZone)),
    authorName,
    progress,
    notes,
  }));
  return entries.reduce((kept, entry) => withProgress(kept, entry), goal);
}

/** Providers' records of clients, with discharges. */
export function seedClientRecords(base: Seed, now: Date): ClientRecordRow[] {
  return clientRecordSeeds.flatMap(({ provider: providerId, client: clientId, details, version, discharge }) => {
    const provider = base.providers.get(providerId);
    if (!provider) return [];
    const at = iso(addMinutes(now, discharge ? -60 * discharge.hoursAgo : -60 * 24 * 9));
    return [
      {
        preferredName: null,
        pronouns: null,
        phone: null,
        emergencyContact: null,
        language: null,
        risk: null,
        tags: [],
        ...details,
        id: recordIdOf(providerId, clientId),
        providerId,
        clientId,
        updatedAt: at,
        version,
        discharge: discharge
          ? {
              reason: discharge.reason,
              summary: discharge.summary,
              referral: discharge.referral,
              at,
              byName: provider.displayName,
            }
          : null,
      },
    ];
  });
}
