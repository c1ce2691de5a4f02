import { describe, expect, test } from 'vitest';
import { pinnedNow } from '../../clock.ts';
import { overlaps, spanOf } from '../../rules/busy.ts';
import { calendarOf } from '../../rules/calendar.ts';
import { isSameName } from '../../rules/names.ts';
import { seedAround } from '../seed.ts';
import { noChanges, openTables } from '../table.ts';

const tables = openTables(seedAround(pinnedNow()), noChanges);

describe('the practice of the demo', () => {
  test('[CALL-46] groups and broadcasts never overlap other events of their host', () => {
    const clashes = tables.providers.all().flatMap((provider) => {
      const events = calendarOf(tables, provider).filter(({ kind }) => kind !== 'EXTERNAL');
      const own = events.filter(({ kind }) => kind === 'BLOCK');
      return own.flatMap((event) =>
        events
          .filter((other) => other !== event && overlaps(spanOf(event), spanOf(other)))
          .map((other) => `${provider.handle}: ${event.title} on ${other.title}`),
      );
    });
    expect(clashes).toEqual([]);
  });

  test('[API-6] every group has capacity for its participants, each once, in order of joining', () => {
    const groups = tables.groupSessions.all();
    expect(groups.length).toBeGreaterThan(25);
    for (const { title, participants, waitlist, capacity } of groups) {
      const all = [...participants, ...waitlist];
      expect([
        title,
        participants.length <= capacity,
        waitlist.length === 0 || participants.length === capacity,
        new Set(all.map(({ id }) => id)).size,
      ]).toEqual([title, true, true, all.length]);
      expect(all.map(({ joinedAt }) => joinedAt)).toEqual(all.map(({ joinedAt }) => joinedAt).toSorted());
    }
  });

  test('[API-6] applications exist in every state, which matches their history', () => {
    const applications = tables.providerApplications.all();
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'DECLINED', 'WITHDRAWN']),
    );
    for (const { decisions, status, updatedAt } of applications) {
      expect(decisions.at(-1)).toMatchObject({ status, at: updatedAt });
      expect(decisions.map(({ at }) => at)).toEqual(decisions.map(({ at }) => at).toSorted());
    }
  });

  test('[CALL-4] the registers contain the licenses of all provider accounts, by name', () => {
    for (const handle of ['amina-rahman', 'daniel-weiss', 'peter-novak', 'mariam-el-sayed']) {
      const provider = tables.providers.get(`prv-${handle}`);
      const [first] = provider?.credentials ?? [];
      const license = tables.boardLicenses.all().find(({ number }) => number === first?.number);
      expect([handle, license?.board, license?.expiresOn]).toEqual([handle, first?.issuer, first?.expiresOn]);
      expect(isSameName(provider?.displayName ?? '', license?.holderName ?? '')).toBe(true);
    }
  });

  test('[SEC-8] every code and room name is unique', () => {
    const names = [
      ...tables.invitations.all().map(({ code }) => code),
      ...tables.groupSessions.all().map(({ roomName }) => roomName),
      ...tables.broadcasts.all().map(({ roomName }) => roomName),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
