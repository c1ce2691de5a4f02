import { describe, expect, it } from 'vitest';
import type { NoteRow } from '../../store/rows.ts';
import { seedAround } from '../../store/seed.ts';
import { noChanges, openTables } from '../../store/table.ts';
import { composedCourse, standingPhrases } from './composed.ts';

const notes: NoteRow[] = openTables(seedAround(new Date('2026-11-24T15:00:00Z')), noChanges).notes.all();

const standing = new Set(Object.values(standingPhrases).flat());

/** The texts of one provider’s notes about each client. */
function byClient(provider: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { client, sections } of notes.filter(({ providerId }) => providerId === provider))
    texts.set(client.id, [
      ...(texts.get(client.id) ?? []),
      ...sections.map(({ text }) => text).filter((text) => text !== '' && !standing.has(text)),
    ]);
  return texts;
}

describe('the seeded notes', () => {
  it.each([...new Set(notes.map(({ providerId }) => providerId))])(
    '[CALL-23] of %s share no text between two clients',
    (provider) => {
      const owners = new Map<string, Set<string>>();
      for (const [client, texts] of byClient(provider))
        for (const text of texts) owners.set(text, (owners.get(text) ?? new Set()).add(client));
      expect([...owners].filter(([, who]) => who.size > 1).map(([text]) => text)).toEqual([]);
    },
  );

  it('[CALL-23] tell something new of a client in each session', () => {
    const told = notes.map(({ providerId, client, sections }) => `${providerId} ${client.id}: ${sections[0]?.text}`);
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
    expect(told.length).toBeGreaterThan(60);
  });

  it('[CALL-23] leave no section empty but the last one of a draft', () => {
    const empty = notes.flatMap(({ status, sections }) =>
      sections.map(({ text }, at) => ({
        isEmpty: text === '',
        mayBe: status === 'DRAFT' && at === sections.length - 1,
      })),
    );
    expect(empty.filter(({ isEmpty, mayBe }) => isEmpty !== mayBe)).toEqual([]);
  });
});

it('[CALL-23] clients without a story share nothing that happened to them, in a hundred of one provider', () => {
  const told = Array.from({ length: 100 }, (_, index) => composedCourse(`prv-someone usr-${index}`, 'SOAP').told[0]);
  expect(new Set(told).size).toBe(told.length);
});
