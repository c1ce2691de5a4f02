import {
  answerMeasure,
  assignMeasure,
  getMeasure,
  getMeasureTrend,
  listMeasureDefinitions,
  listMeasures,
  takeMeasure,
} from '@sakina/platform/contract';
import type { Instrument, MeasureId } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { dateIn, iso } from '../../clock.ts';
import { holdOf } from '../../rules/account-state.ts';
import { measureDefinitions } from '../../rules/measure-definitions.ts';
import { answered, scoreOf, selfHarmAnswer, trendOf } from '../../rules/measures.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { MeasureRow } from '../../store/tables/care.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';
import { clientOfProvider, readerOf, therapistsOf } from './find-client.ts';
import type { Reader } from './find-client.ts';

export const listMeasureDefinitionsHandler = defineHandler(listMeasureDefinitions, () => ({
  items: Object.values(measureDefinitions),
}));

/** The questionnaires of a client that a reader may see: all of their own, or those shared with a provider. */
function readable(tables: Tables, reader: Reader): MeasureRow[] {
  return tables.measures
    .all()
    .filter(
      (row) =>
        row.client.id === reader.clientId && (reader.side === 'CLIENT' || row.readers.includes(reader.provider.id)),
    );
}

/** A questionnaire that the caller may read, as its client or as a provider. */
export function readMeasure({ tables }: Pick<Lookup, 'tables'>, id: string): MeasureRow {
  const row = tables.measures.get(id);
  if (!row) throw notFound('this questionnaire');
  return row;
}

/** A questionnaire as it is read: one without an answer is on hold while whoever assigned it is suspended. */
const held = (tables: Tables, row: MeasureRow): MeasureRow =>
  row.status === 'ASSIGNED' ? { ...row, ...holdOf(tables, row.assignedBy?.id) } : row;

/** Sort key: open questionnaires before answered ones, each latest first. */
const orderOf = (row: MeasureRow) =>
  `${row.status === 'ASSIGNED' ? 1 : 0} ${row.completedAt ?? row.assignedAt} ${row.id}`;

export const listMeasuresHandler = defineHandler(listMeasures, (context) => {
  const { instrument, status, after, limit } = context.query;
  const reader = readerOf(context, context.params.id);
  const rows = readable(context.tables, reader).filter(
    (row) =>
      (instrument === undefined || row.instrument === instrument) && (status === undefined || row.status === status),
  );
  const sorted = rows
    .toSorted((first, second) => (orderOf(first) < orderOf(second) ? 1 : -1))
    .map((row) => held(context.tables, row));
  return cursorPage(
    sorted,
    { after, limit },
    { of: ['measures', reader.clientId, reader.side, instrument, status], keyOf: orderOf },
  );
});

export const getMeasureHandler = defineHandler(getMeasure, (context) =>
  held(context.tables, readMeasure(context, context.params.id)),
);

export const getMeasureTrendHandler = defineHandler(getMeasureTrend, (context) =>
  trendOf(readable(context.tables, readerOf(context, context.params.id)), context.query.instrument),
);

const newId = () => `msr-${crypto.randomUUID().slice(0, 8)}` as MeasureId;
const unanswered = { completedAt: null, answers: null, difficulty: null, result: null, flag: null } as const;

export const assignMeasureHandler = defineHandler(assignMeasure, (context) => {
  const {
    tables,
    now,
    body: { instrument, dueOn = null },
  } = context;
  const { provider, client } = clientOfProvider(context, context.params.id);
  if (!professionRow(provider.kind).usesMeasures)
    throw forbidden('Only therapists assign questionnaires: they alone read the answers.');
  if (dueOn !== null && dueOn < dateIn(now, provider.timeZone).toString())
    throw invalid({ dueOn: 'This date has passed.' });
  const open = tables.measures
    .all()
    .find(
      (row) =>
        row.client.id === client.id &&
        row.instrument === instrument &&
        row.status === 'ASSIGNED' &&
        row.assignedBy?.id === provider.id,
    );
  if (open)
    throw new ApiFailure(409, 'MEASURE_OPEN', 'The client has this questionnaire open already.', {
      measureId: open.id,
    });
  const row = tables.measures.put({
    ...unanswered,
    id: newId(),
    instrument,
    client,
    status: 'ASSIGNED',
    assignedBy: { id: provider.id, displayName: provider.displayName },
    assignedAt: iso(now),
    dueOn,
    readers: [provider.id],
  });
  tellOf(tables, 'measure.ask', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { measureId: row.id },
    at: now,
  });
  return row;
});

interface Given {
  answers: number[];
  difficulty?: number | null | undefined;
}

function checkAnswers(instrument: Instrument, answers: readonly number[]): void {
  const { items, name } = measureDefinitions[instrument];
  if (answers.length !== items.length)
    throw invalid({ answers: `${name} has ${items.length} questions; each needs one answer.` });
}

/** Notifies the readers of a flagged questionnaire, except the client, who has seen crisis help already. */
function notifyReaders(tables: Tables, { id, client, readers }: MeasureRow, at: Date): void {
  const to = { READERS: readers.map((reader) => accountOf(tables, reader)) };
  tellOf(tables, 'measure.flag', { by: client.id, to, subject: { measureId: id }, at });
}

/**
 * Stores the answers with their score. An answer above 0 to self-harm returns crisis help at once (CARE-2), and those
 * who care for the client see a flag and are notified, whether or not they had requested the questionnaire.
 */
function complete(tables: Tables, row: MeasureRow, { answers, difficulty = null }: Given, now: Date) {
  checkAnswers(row.instrument, answers);
  const earlier = answered(
    tables.measures.all().filter((other) => other.client.id === row.client.id && other.id !== row.id),
    row.instrument,
  ).at(-1)?.result;
  const { score, severity } = scoreOf(row.instrument, answers);
  const harm = selfHarmAnswer(row.instrument, answers);
  const measure = tables.measures.put({
    ...row,
    status: 'COMPLETED',
    completedAt: iso(now),
    answers,
    difficulty,
    result: { score, severity, change: earlier ? score - earlier.score : null },
    flag: harm > 0 ? { raisedAt: iso(now), answer: harm, acknowledgement: null } : null,
    readers: [...new Set([...row.readers, ...therapistsOf({ tables }, row.client.id)])],
  });
  if (harm > 0) notifyReaders(tables, measure, now);
  return { measure, opensCrisisHelp: harm > 0 };
}

export const answerMeasureHandler = defineHandler(answerMeasure, ({ tables, user, params, body, now }) => {
  const row = tables.measures.get(params.id);
  if (!row) throw notFound('this questionnaire');
  if (row.client.id !== user.userId) throw forbidden('This questionnaire is someone else’s to answer.');
  if (row.status === 'COMPLETED')
    throw new ApiFailure(
      409,
      'MEASURE_ANSWERED',
      'You have answered this one. Answers stay as they were given; you can take it again.',
    );
  return complete(tables, row, body, now);
});

export const takeMeasureHandler = defineHandler(takeMeasure, ({ tables, user, body, now }) => {
  const { instrument, ...given } = body;
  const client = { id: user.userId, displayName: user.displayName };
  return complete(
    tables,
    {
      ...unanswered,
      id: newId(),
      instrument,
      client,
      status: 'ASSIGNED',
      assignedBy: null,
      assignedAt: iso(now),
      dueOn: null,
      readers: [],
    },
    given,
    now,
  );
});
