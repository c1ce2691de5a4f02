import type { NoteTemplate } from '@sakina/platform/contract';
import { createRandom } from '../random.ts';
import type { CourseOfCare } from './course.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const matters = [
  'a letter from the landlord',
  'a call from an aunt',
  'the school’s email',
  'a missed train',
  'the results of a blood test',
  'a birthday without a guest',
  'an argument over the dishes',
  'the first snow',
  'a job interview',
  'an old photograph',
  'the neighbor’s move',
  'a dream of the sea',
] as const;
const moods = [
  'It weighed on the rest of the week',
  'It was easier than feared',
  'It has stirred up older things',
  'It passed within a day',
] as const;
const others = [
  'a brother',
  'a friend from school',
  'a colleague',
  'a grandmother',
  'a neighbor',
  'no one yet',
] as const;

/** What is said of anyone without a story: no event of theirs. */
export const standingPhrases: Readonly<Record<NoteTemplate, CourseOfCare['phases'][0]>> = {
  SOAP: ['Attentive, affect in keeping with what was said.', 'Adjustment under way.', 'Continue as agreed.'],
  DAP: ['Sees the next step and is unsure of the one after.', 'One small try before the next talk.'],
  MENTORING: ['One small try before the next talk.', 'Sees the next step and is unsure of the one after.'],
  PASTORAL: ['Patience and one honest step.', 'We speak again in two weeks.'],
};

/**
 * A short course for a client without a story of their own: combined from parts by who they are, so that no two clients
 * of one provider share what happened to them.
 * @param who The provider and the client.
 */
export function composedCourse(who: string, template: NoteTemplate): CourseOfCare {
  const random = createRandom(`case note ${who}`);
  const told = (): string =>
    `On ${random.pick(days)}, ${random.pick(matters)}. ${random.pick(moods)}; has told ${random.pick(others)} about it. ${random.integer(2, 9)} of 10 at the start of the hour, ${random.integer(1, 8)} at its end.`;
  return { told: [told(), told(), told(), told()], phases: [standingPhrases[template]] };
}
