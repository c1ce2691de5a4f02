import { expect, test } from 'vitest';
import { partsOf } from '@sakina/platform/contract/parts';
import { allOperations } from '@sakina/platform/contract/table';

/** Writes that replace nothing unread, each with why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'appointments.update': 'names the start that was seen, `expectedStartsAt`, with every new one',
  'admin.users.setRoles': 'names the roles that were seen, `before`',
  'admin.views.update': 'changes one field of an own view a call',
  'treatmentGoals.progress': 'adds an entry',
  'checkIns.put': 'says today’s again, as it is now',
  'recordings.putPart': 'leaves a part that is known as it is',
  'savedProviders.save': 'has nothing to replace',
  'messages.setAway': 'one line that is written whole, and read beside the field',
  'waitlist.respond': 'answers an offer, which has a state',
  // A state is set, and set again without a loss.
  'circles.setMembership': 'state',
  'conversations.update': 'state',
  'enrolments.update': 'state',
  'groupSessions.setAttendance': 'state',
  'groupSessions.setStatus': 'state',
  'journal.share': 'state',
  'posts.mark': 'state',
  'roomCaptions.set': 'state',
  'rooms.lock': 'state',
  'rooms.setCoHost': 'state',
  'rooms.setPrivacy': 'state',
  'rooms.setStage': 'state',
  'rooms.updateParticipant': 'state',
};

const replacing = allOperations.filter(({ method }) => method === 'PUT');

test('each write that replaces a record has to name the version that it builds on, and can be refused for it [SEC-16]', () => {
  const faults = replacing.flatMap(({ name, body, errors }) => {
    const version = body && partsOf(body).fields['version'];
    if (!version) return name in WITHOUT ? [] : [`${name} takes no version`];
    if (partsOf(version).isOptional) return [`${name} can leave the version out`];
    return errors.some(({ code }) => code === 'VERSION_CONFLICT') ? [] : [`${name} declares no VERSION_CONFLICT`];
  });
  expect(faults).toEqual([]);
});

test('the list of those without names no other', () => {
  const versioned = replacing.filter(({ body }) => body && partsOf(body).fields['version']).map(({ name }) => name);
  const known = new Set(replacing.map(({ name }) => name));
  expect(Object.keys(WITHOUT).filter((name) => !known.has(name) || versioned.includes(name))).toEqual([]);
});
