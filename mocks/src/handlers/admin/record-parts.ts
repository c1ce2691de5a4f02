import type { RecordPart, RecordPartContent } from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';

const newest = (first: { at: string }, second: { at: string }) => Date.parse(second.at) - Date.parse(first.at);

function notesOf(tables: Tables, clientId: string): RecordPartContent {
  const items = tables.notes
    .all()
    .filter((row) => row.client.id === clientId && row.status !== 'DRAFT')
    .map(({ id, authorName, sessionStartedAt, status, template, sections, amendments }) => ({
      at: sessionStartedAt,
      item: { id, authorName, sessionStartedAt, status, template, sections, amendments },
    }));
  return { part: 'NOTES', items: items.toSorted(newest).map(({ item }) => item) };
}

function plansOf(tables: Tables, clientId: string): RecordPartContent {
  const items = tables.treatmentPlans
    .all()
    .filter((row) => row.client.id === clientId && row.status !== 'DRAFT')
    .map(({ id, authorName, kind, status, title, problem, diagnoses, goals, startedAt, endedAt, updatedAt }) => ({
      at: updatedAt,
      item: {
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
      },
    }));
  return { part: 'PLANS', items: items.toSorted(newest).map(({ item }) => item) };
}

function measuresOf(tables: Tables, clientId: string): RecordPartContent {
  const items = tables.measures
    .all()
    .flatMap(({ id, client, instrument, completedAt, result }) =>
      client.id === clientId && completedAt !== null && result !== null
        ? [{ at: completedAt, item: { id, instrument, completedAt, result } }]
        : [],
    );
  return { part: 'MEASURES', items: items.toSorted(newest).map(({ item }) => item) };
}

const readers = { NOTES: notesOf, PLANS: plansOf, MEASURES: measuresOf } as const;

/** One part of a client's record, of all their providers, the newest first. */
export function recordPartOf(tables: Tables, clientId: string, part: RecordPart): RecordPartContent {
  return readers[part](tables, clientId);
}
