import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { createTestServer, who } from '../../testing/test-server.ts';
import { programmeIds, programmes, stepOf } from '../../personas/companion/programmes/index.ts';
import { prayers } from '../../personas/companion/programmes/prayers.ts';

const visitor = () => createTestServer().as(null);

describe('the catalogue of programs', () => {
  test('[API-6] is public, and states length, effort, author and faith content', async () => {
    const { items } = await visitor().call(contract.listProgrammes, {});
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const item of items) {
      expect(item.days).toBeGreaterThanOrEqual(7);
      expect(item.days).toBeLessThanOrEqual(30);
      expect(item.author.providerId).toMatch(/^prv-[a-z-]+$/);
    }
    expect(items.find((item) => item.id === programmeIds.evenings)?.requires).toEqual([
      { id: programmeIds.breathing, title: 'Breathing room' },
    ]);
  });

  type Filter = contract.QueryOf<typeof contract.listProgrammes>;
  test.each<[Filter, (keyof typeof programmeIds)[]]>([
    [{ q: 'night SHIFTS' }, ['sleep']],
    [{ q: 'السكينة' }, ['sakina']],
    [{ q: 'yusuf' }, ['prayer']],
    [{ theme: ['GRIEF'] }, ['grief']],
    [{ language: 'ar' }, ['sakina']],
    [{ track: 'ISLAMIC', maxDays: 9 }, ['prayer', 'sakina']],
    [{ maxDays: 10, maxMinutesADay: 6 }, ['breathing', 'parents']],
    [{ q: 'nothing of the kind' }, []],
  ])('[API-6] is filtered by %j', async (query, names) => {
    const { items } = await visitor().call(contract.listProgrammes, { query });
    expect(items.map(({ id }) => id)).toEqual(names.map((name) => programmeIds[name]));
  });

  test('[API-6] returns a program with an outline of every day, and 404 for an unknown one', async () => {
    const grief = await visitor().call(contract.getProgramme, { params: { id: programmeIds.grief } });
    expect(grief.outline.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(grief.about.length).toBeGreaterThan(0);
    await expect(visitor().call(contract.getProgramme, { params: { id: 'prg-none' } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  test('[ERROR-2] names the invalid filter', async () => {
    await expect(visitor().call(contract.listProgrammes, { query: { maxDays: -1 } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { maxDays: expect.any(String) } },
    });
    await expect(visitor().call(contract.listProgrammes, { query: { q: 'x'.repeat(101) } })).rejects.toMatchObject({
      details: { fields: { q: 'At most 100 characters.' } },
    });
  });
});

describe('the texts of the programs', () => {
  const steps = programmes.flatMap((programme) =>
    programme.tracks.flatMap((track) =>
      programme.steps.map((_, index) => ({ programme, track, step: stepOf(programme, index + 1, track) })),
    ),
  );

  test('[CARE-3] have reading, audio or an exercise and a question for every day', () => {
    for (const { programme, track, step } of steps) {
      const kinds = step.blocks.map(({ kind }) => kind);
      const words = step.blocks.flatMap((block) => ('paragraphs' in block ? block.paragraphs : [])).join(' ');
      expect(words.length, `${programme.title}, day ${step.day}, ${track}`).toBeGreaterThan(60);
      expect(contract.is(contract.step, step)).toBe(true);
      expect(kinds.some((kind) => kind === 'QUESTION' || kind === 'BREATHING' || kind === 'GROUNDING')).toBe(true);
    }
  });

  test('mention faith in the Islamic track only', () => {
    const secular = steps.filter(({ track }) => track === 'SECULAR');
    expect(secular.filter(({ step }) => step.blocks.some(({ kind }) => kind === 'PRAYER'))).toEqual([]);
    const text = JSON.stringify(secular.map(({ step }) => step.blocks));
    expect(text).not.toMatch(/Qur’an|Prophet|God|ﷺ/);
    expect(
      steps.some(
        ({ programme, track, step }) =>
          programme.id === programmeIds.grief &&
          track === 'ISLAMIC' &&
          step.blocks.some(({ kind }) => kind === 'PRAYER'),
      ),
    ).toBe(true);
  });

  test('quote with Arabic, transliteration, translation and source', () => {
    for (const prayer of Object.values(prayers)) {
      expect(prayer.arabic).toMatch(/^[\p{Script=Arabic}\p{M}\s،۝]+$/u);
      expect(prayer.source).toMatch(/^(Qur’an \d+:\d+|Sahih (al-Bukhari|Muslim) \d+)/);
      expect(prayer.transliteration).not.toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe('exercises', () => {
  test('[CARE-3] are open to a visitor, and each has a text alternative to motion', async () => {
    const { items } = await visitor().call(contract.listExercises, {});
    expect(new Set(items.map(({ exercise }) => exercise.kind))).toEqual(new Set(['BREATHING', 'GROUNDING']));
    for (const { exercise } of items) expect(exercise.inWords.join(' ').length).toBeGreaterThan(80);
    const [grounding] = (await visitor().call(contract.listExercises, { query: { kind: 'GROUNDING' } })).items;
    expect(grounding?.exercise.kind === 'GROUNDING' && grounding.exercise.senses.map(({ count }) => count)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  });

  test('[CARE-6] exist in Arabic too', async () => {
    const { items } = await createTestServer()
      .as(who.layla)
      .call(contract.listExercises, { query: { language: 'ar' } });
    expect(items.map(({ exercise }) => exercise.kind).toSorted()).toEqual(['BREATHING', 'GROUNDING']);
    expect(items.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
  });
});
