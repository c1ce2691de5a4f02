import type { RecordPart, RecordPartContent } from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';

/** Compares by an instant, the newest first. */
const newestBy =
  <Row>(instantOf: (row: Row) => string) =>
  (first: Row, second: Row) =>
    Date.parse(instantOf(second)) - Date.parse(instantOf(first));

function notesOf(tables: Tables, clientId: string): RecordPartContent {
  const items = tables.notes
    .all()
    .filter((row) => row.client.id === clientId && row.status !== 'DRAFT')
    .map(({ id, authorName, sessionStartedAt, status, template, sections, amendments }) => ({
      id,
      authorName,
      sessionStartedAt,
      status,
      template,
      sections,
      amendments,
    }));
  return { part: 'NOTES', items: items.toSorted(newestBy(({ sessionStartedAt }) => sessionStartedAt)) };
}

function plansOf(tables: Tables, clientId: string): RecordPartContent {
  const plans = tables.treatmentPlans
    .all()
    .filter((row) => row.client.id === clientId && row.status !== 'DRAFT')
    .toSorted(newestBy(({ updatedAt }) => updatedAt));
  const items = plans.map(({ id, authorName, kind, status, title, problem, diagnoses, goals, startedAt, endedAt }) => ({
    id,
    authorName,
    kind,
    status,
    title,
    problem,
    diagnoses,
    goals: goals.map((goal) => ({
      id: goal.id,
      statement: goal.statement,
      status: goal.status,
      progress: goal.progress,
    })),
    startedAt,
    endedAt,
  }));
  return { part: 'PLANS', items };
}

function measuresOf(tables: Tables, clientId: string): RecordPartContent {
  const items = tables.measures
    .all()
    .flatMap(({ id, client, instrument, completedAt, result }) =>
      client.id === clientId && completedAt !== null && result !== null
        ? [{ id, instrument, completedAt, result }]
        : [],
    );
  return { part: 'MEASURES', items: items.toSorted(newestBy(({ completedAt }) => completedAt)) };
}

const readers = { NOTES: notesOf, PLANS: plansOf, MEASURES: measuresOf } as const;

/** One part of a client's record, of all their providers, the newest first. */
export function recordPartOf(tables: Tables, clientId: string, part: RecordPart): RecordPartContent {
  return readers[part](tables, clientId);
}
