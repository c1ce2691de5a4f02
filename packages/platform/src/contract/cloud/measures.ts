import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate, count, cursorPageOf, cursorQuery, extend, text } from '../schemas/common.ts';
import { providerId } from '../schemas/ids.ts';
import {
  flagNotesLength,
  instrument,
  itemScore,
  measure,
  measureAnswered,
  measureDefinition,
  measureTrend,
  safetyPlan,
  safetyPlanContent,
} from '../schemas/measure.ts';

/** One answer for each item, in their order: nine of PHQ-9, seven of GAD-7. */
const answers = v.pipe(v.array(itemScore), v.minLength(7), v.maxLength(9));
const difficulty = v.optional(v.nullable(itemScore));

export const listMeasureDefinitions = defineOperation({
  id: 'CLOUD-47',
  name: 'measures.definitions',
  method: 'GET',
  path: '/cloud/v1/measure-definitions',
  summary: 'The questionnaires word for word, with how they are scored.',
  access: 'user',
  response: v.object({ items: v.array(measureDefinition) }),
  errors: [unauthenticated],
});

export const listMeasures = defineOperation({
  id: 'CLOUD-48',
  name: 'measures.list',
  method: 'GET',
  path: '/cloud/v1/clients/:id/measures',
  summary:
    'Questionnaires of a client, open ones first, then the latest: the client’s own, or those that a provider may read.',
  access: 'user',
  query: v.object({
    ...cursorQuery,
    instrument: v.optional(instrument),
    status: v.optional(v.picklist(['ASSIGNED', 'COMPLETED'])),
  }),
  response: cursorPageOf(measure),
  errors: [unauthenticated, forbidden, notFound, invalid, invalidCursor],
});

export const getMeasure = defineOperation({
  id: 'CLOUD-49',
  name: 'measures.get',
  method: 'GET',
  path: '/cloud/v1/measures/:id',
  summary: 'One questionnaire with its answers and score.',
  access: 'user',
  response: measure,
  errors: [unauthenticated, forbidden, notFound],
});

export const assignMeasure = defineOperation({
  id: 'CLOUD-50',
  name: 'measures.assign',
  method: 'POST',
  path: '/cloud/v1/clients/:id/measures',
  summary: 'Asks a client to answer a questionnaire.',
  access: 'provider',
  body: v.object({ instrument, dueOn: v.optional(v.nullable(calendarDate)) }),
  response: measure,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'MEASURE_OPEN',
      when: 'The client has this questionnaire open already; details.measureId names it.',
    },
  ],
  idempotent: true,
});

export const answerMeasure = defineOperation({
  id: 'CLOUD-51',
  name: 'measures.answer',
  method: 'POST',
  path: '/cloud/v1/measures/:id/answers',
  summary: 'Answers a questionnaire that was asked for; says whether crisis help has to open at once (CARE-2).',
  access: 'user',
  body: v.object({ answers, difficulty }),
  response: measureAnswered,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'MEASURE_ANSWERED', when: 'It has been answered before; answers stay as they were given.' },
  ],
  idempotent: true,
});

export const takeMeasure = defineOperation({
  id: 'CLOUD-52',
  name: 'measures.take',
  method: 'POST',
  path: '/cloud/v1/me/measures',
  summary: 'Takes a questionnaire by oneself and answers it; says whether crisis help has to open at once (CARE-2).',
  access: 'user',
  body: v.object({ instrument, answers, difficulty }),
  response: measureAnswered,
  errors: [unauthenticated, invalid],
  idempotent: true,
});

export const getMeasureTrend = defineOperation({
  id: 'CLOUD-53',
  name: 'measures.trend',
  method: 'GET',
  path: '/cloud/v1/clients/:id/measure-trend',
  summary: 'A client’s scores of one questionnaire over time.',
  access: 'user',
  query: v.object({ instrument }),
  response: measureTrend,
  errors: [unauthenticated, forbidden, notFound, invalid],
});

export const listMeasureFlags = defineOperation({
  id: 'CLOUD-54',
  name: 'measures.flags',
  method: 'GET',
  path: '/cloud/v1/measure-flags',
  summary: 'Answers about self-harm of the provider’s clients, those that no one has acknowledged first.',
  access: 'provider',
  query: v.object({ state: v.optional(v.picklist(['OPEN', 'ACKNOWLEDGED'])) }),
  response: v.object({ items: v.array(measure) }),
  errors: [unauthenticated, forbidden, invalid],
});

export const acknowledgeFlag = defineOperation({
  id: 'CLOUD-55',
  name: 'measures.acknowledge',
  method: 'POST',
  path: '/cloud/v1/measures/:id/acknowledgement',
  summary: 'Says that the provider has seen a flagged answer, and what they did.',
  access: 'provider',
  body: v.object({ notes: v.pipe(text, v.maxLength(flagNotesLength.max)) }),
  response: measure,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'FLAG_ACKNOWLEDGED', when: 'Someone has acknowledged it before; details.byName says who.' },
    { status: 409, code: 'NOT_FLAGGED', when: 'There is nothing to acknowledge.' },
  ],
  idempotent: true,
});

export const getSafetyPlan = defineOperation({
  id: 'CLOUD-56',
  name: 'safetyPlans.get',
  method: 'GET',
  path: '/cloud/v1/clients/:id/safety-plan',
  summary: 'A client’s safety plan in their own words: read by the client, and by providers with whom they share it.',
  access: 'user',
  response: safetyPlan,
  errors: [unauthenticated, forbidden, notFound],
});

export const saveSafetyPlan = defineOperation({
  id: 'CLOUD-57',
  name: 'safetyPlans.save',
  method: 'PUT',
  path: '/cloud/v1/me/safety-plan',
  summary: 'Writes the caller’s own safety plan, and says who may read it.',
  access: 'user',
  body: extend(safetyPlanContent, {
    sharedWith: v.pipe(v.array(providerId), v.maxLength(20)),
    /** The version that this change builds on; 0 begins one. */
    version: count,
  }),
  response: safetyPlan,
  errors: [unauthenticated, invalid, conflict],
  idempotent: true,
});
