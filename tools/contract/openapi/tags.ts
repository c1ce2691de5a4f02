import type { Operation } from '@sakina/platform/contract';

/** What each resource is, by the first part of its operations’ names (`admin.` and what follows for the admin area). */
const resources: Readonly<Record<string, string>> = {
  appointments: 'Agreed sessions between one client and one provider: booked, moved, called off, started.',
  audit: 'What has to be on record, whoever did it.',
  auth: 'Renewal of tokens; signing in is the identity server’s.',
  availability: 'The usual weekly hours of a provider and the dates on which they do not hold.',
  billing: 'The timer that a session is billed by.',
  calendar: 'What stands on a provider’s calendar.',
  clients: 'Those whom a provider sees, and what is kept about them.',
  directory: 'Finding a provider: search, public page, open times.',
  providers: 'A provider’s own standing and figures.',
  recordings: 'Recording of a session and its transcript; the id is the appointment’s.',
  rooms: 'The rooms of live sessions, and who is inside.',
  sessionNotes: 'Encounter notes: written, signed, amended.',
  'admin.sessions': 'Every session of the platform, for administrators.',
};

/** The resource of an operation, which is its tag. */
export function tagOf({ name }: Operation): string {
  const [first = name, second = ''] = name.split('.');
  return first === 'admin' ? `${first}.${second}` : first;
}

/** What a resource is, in a sentence; undefined where nobody has said it. */
export function describeTag(tag: string): string | undefined {
  return resources[tag];
}
