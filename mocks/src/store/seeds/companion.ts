import type { JournalEntryId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { journalSeeds } from '../../personas/companion/journals.ts';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { opaque } from '../../personas/random.ts';
import { conversationIdOf } from '../../rules/messages.ts';
import type { Rows } from '../rows.ts';
import type { companionTables } from '../tables/companion.ts';
import type { Seed } from '../table.ts';
import { byId } from './by-id.ts';
import { seedCheckIns } from './companion-check-ins.ts';
import { seedEnrolments } from './companion-enrolments.ts';
import { seedMessages } from './companion-messages.ts';
import { laylasPreferences, seedNotifications } from './companion-notifications.ts';

/** Time zone of people with a journal in the seed. */
const timeZone = 'America/New_York';

function seedJournal(base: Seed, now: Date): Rows['journalEntries'][] {
  const today = dateIn(now, timeZone);
  return journalSeeds.map(
    (
      { user, daysAgo, at, title, body, tags = [], promptId = null, step = null, isFavourite = false, sharedWith = [] },
      index,
    ) => {
      const written = iso(wallTime(plusDays(today, -daysAgo), at, timeZone));
      return {
        id: `jrn-${opaque(`journal ${index}`, 10)}` as JournalEntryId,
        userId: user,
        title,
        body,
        tags: [...tags],
        promptId,
        step,
        isFavourite,
        sharedWith: sharedWith.map((providerId) => ({
          providerId,
          displayName: base.providers.get(providerId)?.displayName ?? 'Provider',
          sharedAt: iso(addMinutes(written, 35)),
        })),
        createdAt: written,
        updatedAt: written,
        version: 1,
      };
    },
  );
}

/** The first state of the companion area. */
export function seedCompanion(base: Seed, now: Date): Pick<Seed, keyof typeof companionTables> {
  const messages = seedMessages(base, now);
  const journal = seedJournal(base, now);
  let notifications: Seed['notifications'] | null = null;
  const closed = conversationIdOf(ids.providers.grace, (clients[13] ?? clients[0]).id);
  const awayUntil = plusDays(dateIn(now, 'Europe/Istanbul'), 3).toString();
  return {
    enrolments: byId(seedEnrolments(now)),
    checkIns: byId(seedCheckIns(now)),
    journalEntries: byId(journal),
    messages: byId(messages),
    // A client who closed a conversation for a while.
    closedConversations: byId([{ id: closed, blockedBy: 'CLIENT' as const }]),
    awayNotes: byId([
      {
        id: ids.providers.yusuf,
        text: 'I am with the families at the hospital and read messages in the evening only. If it cannot wait, please use the numbers at the top of the page.',
        until: awayUntil,
      },
    ]),
    // Created lazily: notifications depend on every area, and a message alone should not create those.
    get notifications() {
      return (notifications ??= byId(seedNotifications(base, messages, journal, now)));
    },
    notificationPreferences: byId([laylasPreferences]),
  };
}
