import { expect, test } from 'vitest';
import type { CaseSource, CaseSubject } from '@sakina/platform/contract';
import { inWords } from '../../shared/in-words.ts';
import { readModerationAddress, sourcesOf, writeModerationAddress } from './address.ts';
import { actionsOf, dueAt, missingOf, ownMatter, takesDown } from './rules.ts';

const post = { kind: 'POST', id: 'pst-1' } as CaseSubject;

test.each<[CaseSource, 'URGENT' | 'NORMAL', number]>([
  ['CRISIS', 'URGENT', 4],
  ['REPORT', 'URGENT', 4],
  ['REPORT', 'NORMAL', 72],
  ['APPEAL', 'NORMAL', 336],
])('a case of %s that is %s is due after %i hours', (source, priority, hours) => {
  expect(dueAt({ source, priority, openedAt: '2026-11-24T00:00:00Z' })).toBe(
    Date.parse('2026-11-24T00:00:00Z') + hours * 3_600_000,
  );
});

test('nothing of a crisis can be removed, and no one is muted for it [CARE-1]', () => {
  expect(actionsOf({ source: 'CRISIS', subject: post, reports: [] }).some(takesDown)).toBe(false);
  expect(actionsOf({ source: 'REPORT', subject: post, reports: [] })).toContain('MUTE');
  const atRisk = { reason: 'AT_RISK', words: null, createdAt: '2026-11-24T00:00:00Z' } as const;
  expect(actionsOf({ source: 'REPORT', subject: post, reports: [atRisk] })).not.toContain('MUTE');
  expect(actionsOf({ source: 'APPEAL', subject: post, reports: [] })).toEqual(['APPROVE', 'DISMISS']);
});

test('no one decides about themselves, or about their own decision', () => {
  const by = (id: string) => ({ decidedBy: { id, displayName: 'A' } }) as never;
  expect(ownMatter({ author: null, appealedDecision: by('usr-1') }, 'usr-1')).toBe('decided');
  const author = { displayName: 'A', isOwn: true };
  expect(ownMatter({ author, appealedDecision: null }, 'usr-1')).toBe('author');
  expect(ownMatter({ author: null, appealedDecision: by('usr-2') }, 'usr-1')).toBeNull();
});

test('what takes something away needs its reason, and a mute its days', () => {
  const draft = { reason: '', muteDays: null, words: '' };
  expect(missingOf({ ...draft, action: 'REMOVE' })).toEqual(['reason']);
  expect(missingOf({ ...draft, action: 'MUTE', muteDays: 91 })).toEqual(['reason', 'muteDays']);
  expect(missingOf({ ...draft, action: 'MUTE', reason: 'HATE', muteDays: 90 })).toEqual([]);
  expect(missingOf({ ...draft, action: 'DISMISS' })).toEqual([]);
});

test.each([
  [30_000, 'minutes', 1],
  [47 * 3_600_000, 'hours', 47],
  [-48 * 3_600_000, 'days', 2],
])('%i milliseconds are said in %s', (length, unit, count) => {
  expect(inWords(length)).toEqual({ unit, count });
});

test('the address holds the list, its sources and the open case, and nothing that was written [SEC-8]', () => {
  const address = readModerationAddress(new URLSearchParams('f.source=APPEAL&case=mod-1&q=layla'));
  expect(sourcesOf(address.table)).toEqual(['APPEAL']);
  expect(address.caseId).toBe('mod-1');
  expect(readModerationAddress(writeModerationAddress(address))).toEqual(address);
  expect(readModerationAddress(new URLSearchParams('list=decided&case=<script>'))).toMatchObject({
    view: 'decided',
    caseId: null,
  });
});
