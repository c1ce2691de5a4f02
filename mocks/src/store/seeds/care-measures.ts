import type { Instrument, MeasureId, Severity } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { flagSeeds, laylaSafetyPlan, openMeasureSeed, seriesSeeds } from '../../personas/care-measures.ts';
import { ids } from '../../personas/ids.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { measureDefinitions } from '../../rules/measure-definitions.ts';
import { scoreOf } from '../../rules/measures.ts';
import type { Seed } from '../table.ts';
import type { MeasureRow, SafetyPlanRow } from '../tables/care.ts';

/** Answers that add up to a score; the question about self-harm is answered as given. */
export function answersFor(instrument: Instrument, score: number, harm = 0): number[] {
  const random = createRandom(`answers ${instrument} ${score} ${harm}`);
  const { items } = measureDefinitions[instrument];
  const answers = items.map((item) => (item.isSelfHarm ? harm : 0));
  const open = items.flatMap((item, index) => (item.isSelfHarm ? [] : [index]));
  for (let left = score - harm; left > 0;) {
    const index = open[random.integer(0, open.length - 1)] ?? 0;
    const answer = answers[index] ?? 3;
    if (answer === 3) continue;
    answers[index] = answer + 1;
    left -= 1;
  }
  return answers;
}

/** The difficulty answer that is plausible for a score. */
const difficultyOf: Readonly<Record<Severity, number>> = {
  MINIMAL: 0,
  MILD: 1,
  MODERATE: 1,
  MODERATELY_SEVERE: 2,
  SEVERE: 3,
};

/** The questionnaires of Dr. Rahman’s clients: answered, flagged, and one still open. */
export function seedMeasures(base: Seed, now: Date): MeasureRow[] {
  const amina = base.providers.get(ids.providers.amina);
  if (!amina) return [];
  const today = dateIn(now, amina.timeZone);
  const dayAt = (day: number, time: string) => wallTime(plusDays(today, day), time, amina.timeZone);
  const asker = { id: amina.id, displayName: amina.displayName };
  const clientOf = (id: string) => {
    const found = base.people.get(id);
    if (!found) throw new Error(`A questionnaire of the seed names ${id}, whom no one knows`);
    return { id: found.id, displayName: found.displayName };
  };
  const given = (
    id: MeasureId,
    client: string,
    instrument: Instrument,
    score: number,
    at: Date,
    harm = 0,
  ): MeasureRow => {
    const answers = answersFor(instrument, score, harm);
    const result = scoreOf(instrument, answers);
    return {
      id,
      instrument,
      client: clientOf(client),
      status: 'COMPLETED',
      assignedBy: asker,
      assignedAt: iso(addMinutes(at, -60 * 26)),
      dueOn: dateIn(addMinutes(at, 60 * 24), amina.timeZone).toString(),
      completedAt: iso(at),
      answers,
      difficulty: difficultyOf[result.severity],
      result: { ...result, change: null },
      flag: null,
      readers: [amina.id],
    };
  };

  const series = seriesSeeds.flatMap(({ client, instrument, scores }) =>
    scores.map(([day, score]) =>
      given(
        `msr-${opaque(`measure ${client} ${instrument} ${day}`, 8)}` as MeasureId,
        client,
        instrument,
        score,
        dayAt(day, instrument === 'PHQ_9' ? '08:20' : '08:27'),
      ),
    ),
  );
  const flagged = flagSeeds.map(({ id, client, day, score, answer, isByThemselves, acknowledged }): MeasureRow => {
    const at = isByThemselves ? dayAt(day, '22:48') : dayAt(day, '12:15');
    const row = given(id, client, 'PHQ_9', score, at, answer);
    return {
      ...row,
      ...(isByThemselves && { assignedBy: null, assignedAt: iso(at), dueOn: null }),
      flag: {
        raisedAt: iso(at),
        answer,
        acknowledgement: acknowledged && {
          at: iso(addMinutes(at, acknowledged.minutesLater)),
          byName: amina.displayName,
          notes: acknowledged.notes,
        },
      },
    };
  });
  const { id, client, instrument, assignedDay, dueInDays } = openMeasureSeed;
  const open: MeasureRow = {
    id,
    instrument,
    client: clientOf(client),
    status: 'ASSIGNED',
    assignedBy: asker,
    assignedAt: iso(dayAt(assignedDay, '16:05')),
    dueOn: plusDays(today, dueInDays).toString(),
    completedAt: null,
    answers: null,
    difficulty: null,
    result: null,
    flag: null,
    readers: [amina.id],
  };
  return [...withChanges([...series, ...flagged]), open];
}

/** Adds the change since the previous result. */
function withChanges(rows: readonly MeasureRow[]): MeasureRow[] {
  const latest = new Map<string, number>();
  return rows
    .toSorted((first, second) => Date.parse(first.completedAt ?? '') - Date.parse(second.completedAt ?? ''))
    .map((row) => {
      if (row.result === null) return row;
      const key = `${row.client.id} ${row.instrument}`;
      const before = latest.get(key);
      latest.set(key, row.result.score);
      return { ...row, result: { ...row.result, change: before === undefined ? null : row.result.score - before } };
    });
}

/** Layla’s safety plan, shared with Dr. Rahman. */
export function seedSafetyPlans(now: Date): SafetyPlanRow[] {
  const { layla } = ids.users;
  return [
    {
      ...laylaSafetyPlan,
      id: layla,
      clientId: layla,
      sharedWith: [ids.providers.amina],
      updatedAt: iso(addMinutes(now, -60 * 24 * 14 + 25)),
      version: 2,
    },
  ];
}
