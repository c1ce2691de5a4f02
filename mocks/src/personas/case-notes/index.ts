import type { NoteSection, NoteTemplate, ProviderId, UserId } from '@sakina/platform/contract';
import { noteSections } from '@sakina/platform/domain';
import { ids } from '../ids.ts';
import { ofAmina } from './amina.ts';
import { courseWithColleague } from './colleagues.ts';
import { composedCourse } from './composed.ts';

/** One session of a provider with a client, among all that they have had. */
export interface HeldSession {
  provider: ProviderId;
  client: UserId;
  template: NoteTemplate;
  /** How many sessions with a note came after this one; 0 is the latest. */
  before: number;
}

/** The sections of the note on one session: the client’s own story, which ends with the latest session. */
export function caseNote({ provider, client, template, before }: HeldSession): NoteSection[] {
  const written = provider === ids.providers.amina ? ofAmina.get(client) : courseWithColleague(provider, client);
  const { told, phases } = written ?? composedCourse(`${provider} ${client}`, template);
  const at = Math.max(0, told.length - 1 - before);
  const phase = phases[Math.floor((at * phases.length) / told.length)] ?? phases[0];
  const texts = [told[at] ?? told[0], ...phase];
  return noteSections[template].map((key, section) => ({ key, text: texts[section] ?? '' }));
}
