import * as v from 'valibot';
import { invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate, count, integer, searchLength, text, timeZone } from '../schemas/common.ts';
import {
  assistantReply,
  assistantTurn,
  companionLimits,
  enrolment,
  enrolmentStatus,
  programme,
  programmeSummary,
  programmeTrack,
} from '../schemas/companion.ts';
import { checkIn, checkInDraft, checkInTrend } from '../schemas/check-in.ts';
import { programmeId } from '../schemas/ids.ts';
import { language, speciality } from '../schemas/provider.ts';
import { exercise, step, stepCompletion } from '../schemas/step.ts';

const alreadyEnrolled = {
  status: 409,
  code: 'ALREADY_ENROLLED',
  when: 'The person is in this programme already, under way or resting.',
} as const;
const prerequisiteMissing = {
  status: 409,
  code: 'PREREQUISITE_MISSING',
  when: 'Another programme has to be finished first; details.requires names it.',
} as const;
const notActive = {
  status: 409,
  code: 'ENROLMENT_NOT_ACTIVE',
  when: 'The programme rests, was left or is finished; details.status says which.',
} as const;
const notNext = {
  status: 409,
  code: 'STEP_NOT_NEXT',
  when: 'Another step comes first, or this one opens tomorrow; details.nextDay and details.opensOn say so.',
} as const;

export const listProgrammes = defineOperation({
  id: 'CLOUD-120',
  name: 'programmes.list',
  method: 'GET',
  path: '/cloud/v1/programmes',
  summary: 'The catalogue of guided programmes, by words and filters.',
  access: 'public',
  query: v.object({
    /** Words from a title, a summary or an author's name. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    theme: v.optional(v.array(speciality)),
    /** Only programmes that can be taken this way. */
    track: v.optional(programmeTrack),
    language: v.optional(language),
    maxDays: v.optional(count),
    maxMinutesADay: v.optional(count),
  }),
  response: v.object({ items: v.array(programmeSummary) }),
  errors: [invalid],
});

export const getProgramme = defineOperation({
  id: 'CLOUD-121',
  name: 'programmes.get',
  method: 'GET',
  path: '/cloud/v1/programmes/:id',
  summary: 'A programme with its outline, day by day.',
  access: 'public',
  response: programme,
  errors: [notFound],
});

export const listEnrolments = defineOperation({
  id: 'CLOUD-122',
  name: 'enrolments.list',
  method: 'GET',
  path: '/cloud/v1/companion/enrolments',
  summary: 'The caller’s own programmes with how far they are, those under way first.',
  access: 'user',
  query: v.object({ status: v.optional(enrolmentStatus) }),
  response: v.object({ items: v.array(enrolment) }),
  errors: [unauthenticated, invalid],
});

export const createEnrolment = defineOperation({
  id: 'CLOUD-123',
  name: 'enrolments.create',
  method: 'POST',
  path: '/cloud/v1/companion/enrolments',
  summary: 'Begins a programme, goes on with one that was left, or begins a finished one again.',
  access: 'user',
  body: v.object({
    programmeId,
    track: programmeTrack,
    /** Where the person is: it decides when a new day begins. */
    timeZone,
  }),
  response: enrolment,
  errors: [unauthenticated, invalid, notFound, alreadyEnrolled, prerequisiteMissing],
  idempotent: true,
});

export const updateEnrolment = defineOperation({
  id: 'CLOUD-124',
  name: 'enrolments.update',
  method: 'PUT',
  path: '/cloud/v1/companion/enrolments/:id',
  summary: 'Lets a programme rest, takes it up again, or leaves it; the id is the programme’s.',
  access: 'user',
  body: v.object({ status: v.picklist(['ACTIVE', 'PAUSED', 'LEFT']) }),
  response: enrolment,
  errors: [unauthenticated, notFound, invalid, notActive],
  idempotent: true,
});

export const listSteps = defineOperation({
  id: 'CLOUD-125',
  name: 'steps.list',
  method: 'GET',
  path: '/cloud/v1/companion/enrolments/:id/steps',
  summary: 'The steps of a programme that the caller has done, with their reflections, the latest first.',
  access: 'user',
  response: v.object({ items: v.array(stepCompletion) }),
  errors: [unauthenticated, notFound],
});

export const getStep = defineOperation({
  id: 'CLOUD-126',
  name: 'steps.get',
  method: 'GET',
  path: '/cloud/v1/companion/enrolments/:id/steps/:day',
  summary: 'A step to read and do, by its day or as `today`: the one that is open, or the one done today.',
  access: 'user',
  response: v.object({ step, completion: v.nullable(stepCompletion), enrolment }),
  errors: [unauthenticated, notFound, notNext],
});

export const completeStep = defineOperation({
  id: 'CLOUD-127',
  name: 'steps.complete',
  method: 'POST',
  path: '/cloud/v1/companion/enrolments/:id/steps/:day/complete',
  summary:
    'Says that a step is done, with a reflection where the person wants to write one; saying it twice changes nothing.',
  access: 'user',
  body: v.object({ reflection: v.nullable(v.pipe(text, v.maxLength(companionLimits.reflection))) }),
  response: v.object({
    completion: stepCompletion,
    enrolment,
    /** The reflection contains crisis words: help is shown at once. */
    crisisHelp: v.boolean(),
  }),
  errors: [unauthenticated, notFound, invalid, notNext, notActive],
  idempotent: true,
});

export const listExercises = defineOperation({
  id: 'CLOUD-128',
  name: 'exercises.list',
  method: 'GET',
  path: '/cloud/v1/exercises',
  summary: 'Breathing and grounding exercises that stand by themselves, for anyone at any moment.',
  access: 'public',
  query: v.object({
    kind: v.optional(v.picklist(['BREATHING', 'GROUNDING'])),
    language: v.optional(v.picklist(['en', 'ar'])),
  }),
  response: v.object({ items: v.array(exercise) }),
  errors: [invalid],
});

export const putCheckIn = defineOperation({
  id: 'CLOUD-129',
  name: 'checkIns.put',
  method: 'PUT',
  path: '/cloud/v1/companion/check-ins/today',
  summary: 'Says how today is, or says it again; the day is that of the given zone.',
  access: 'user',
  body: checkInDraft,
  response: v.object({ checkIn, crisisHelp: v.boolean() }),
  errors: [unauthenticated, invalid],
  idempotent: true,
});

export const listCheckIns = defineOperation({
  id: 'CLOUD-130',
  name: 'checkIns.list',
  method: 'GET',
  path: '/cloud/v1/companion/check-ins',
  summary: 'The caller’s check-ins between two dates, both included, the latest first; at most a year.',
  access: 'user',
  query: v.object({ from: calendarDate, to: calendarDate }),
  response: v.object({ items: v.array(checkIn) }),
  errors: [unauthenticated, invalid],
});

export const getCheckInTrend = defineOperation({
  id: 'CLOUD-131',
  name: 'checkIns.trend',
  method: 'GET',
  path: '/cloud/v1/companion/check-ins/trend',
  summary: 'The caller’s check-ins summed up week by week, this week last.',
  access: 'user',
  query: v.object({ timeZone, weeks: v.optional(v.pipe(integer, v.minValue(2), v.maxValue(52))) }),
  response: checkInTrend,
  errors: [unauthenticated, invalid],
});

export const askAssistant = defineOperation({
  id: 'CLOUD-140',
  name: 'assistant.ask',
  method: 'POST',
  path: '/cloud/v1/companion/assistant/turns',
  summary:
    'The next turn of a talk with Deenya’s assistant. The page hands over the turns so far; the server keeps none of them.',
  access: 'user',
  body: v.object({
    turns: v.pipe(v.array(assistantTurn), v.minLength(1), v.maxLength(companionLimits.turns)),
    language: v.picklist(['en', 'ar']),
  }),
  response: assistantReply,
  errors: [unauthenticated, invalid],
  idempotent: true,
});
