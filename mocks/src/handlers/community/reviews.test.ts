import { answerProblems } from '@sakina/platform/domain';
import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const ofAmina = { params: { id: ids.providers.amina } };
const ofYusuf = { params: { id: ids.providers.yusuf } };
const { reviews } = communityIds;

function setUp() {
  const server = createTestServer();
  const visitor = server.as(null);
  return {
    server,
    visitor,
    layla: server.as(who.layla),
    /** The rating of a provider, from each operation that returns it. */
    ratings: async (id: string) => {
      const { rating, distribution } = await visitor.call(contract.listReviews, { params: { id }, query: {} });
      const page = await visitor.call(contract.getProvider, { params: { idOrHandle: id } });
      const found = await visitor.call(contract.searchProviders, { query: { q: page.displayName, pageSize: 100 } });
      return {
        list: rating,
        page: page.rating,
        directory: found.items.find((item) => item.id === id)?.rating,
        sum: distribution.reduce((sum, count) => sum + count, 0),
      };
    },
  };
}

describe('reviews', () => {
  test('and ratings match on the page, in the list and in the directory', async () => {
    const { visitor, ratings } = setUp();
    for (const id of [ids.providers.amina, ids.providers.yusuf, ids.providers.grace]) {
      const { list, page, directory, sum } = await ratings(id);
      expect(page).toEqual(list);
      expect(directory).toEqual(list);
      expect(sum).toBe(list?.count);
    }
    const page = await visitor.call(contract.getProvider, { params: { idOrHandle: ids.providers.amina } });
    const list = await visitor.call(contract.listReviews, { ...ofAmina, query: { limit: 8 } });
    expect(page.reviews.map((review) => review.id)).toEqual(list.items.map((review) => review.id));
  });

  test('are sorted, filtered by stars, and paged', async () => {
    const { visitor } = setUp();
    const list = (query: object) => visitor.call(contract.listReviews, { ...ofAmina, query });
    const worst = (await list({ sort: 'WORST' })).items.map((item) => item.rating);
    expect(worst).toEqual(worst.toSorted((first, second) => first - second));
    expect((await list({ rating: 4 })).items.every((item) => item.rating === 4)).toBe(true);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.nextCursor });
    expect(second.items.some((item) => first.items.some((other) => other.id === item.id))).toBe(false);
    await expect(list({ limit: 2, sort: 'BEST', after: first.nextCursor })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    });
    await expect(list({ rating: 9 })).rejects.toMatchObject({
      status: 422,
      details: { fields: { rating: expect.any(String) } },
    });
    await expect(visitor.call(contract.listReviews, { params: { id: 'prv-none' }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('update the rating when one is written, changed and deleted', async () => {
    const { layla, ratings } = setUp();
    const { list: before } = await ratings(ids.providers.amina);
    expect(await layla.call(contract.listReviews, { ...ofAmina, query: {} })).toMatchObject({
      own: null,
      mayWrite: true,
    });
    const review = await layla.call(contract.createReview, {
      ...ofAmina,
      body: { rating: 1, body: 'Not what I had hoped for.', signature: 'INITIALS' },
    });
    expect(review).toMatchObject({ author: 'L. H.', isOwn: true, rating: 1, writtenOn: '2026-11-24' });
    expect(await ratings(ids.providers.amina)).toMatchObject({
      list: { count: (before?.count ?? 0) + 1 },
      page: { count: (before?.count ?? 0) + 1 },
    });
    expect(await layla.call(contract.listReviews, { ...ofAmina, query: {} })).toMatchObject({
      own: { id: review.id },
      mayWrite: false,
    });
    expect(
      await layla.call(contract.updateReview, {
        params: { id: review.id },
        body: { version: 1, rating: 5, body: null },
      }),
    ).toMatchObject({ rating: 5, body: null, author: 'L. H.', editedOn: '2026-11-24' });
    // A rating without text counts but is not listed.
    const list = await layla.call(contract.listReviews, { ...ofAmina, query: {} });
    expect(list.items.some((item) => item.id === review.id)).toBe(false);
    expect(list).toMatchObject({ rating: { count: (before?.count ?? 0) + 1 }, own: { rating: 5 } });
    await layla.call(contract.deleteReview, { params: { id: review.id } });
    expect((await ratings(ids.providers.amina)).list).toEqual(before);
  });

  test('are written after a completed session, one by each client', async () => {
    const { server, layla } = setUp();
    const body = { rating: 5, signature: 'ANONYMOUS' as const };
    await expect(server.as(who.zaynab).call(contract.createReview, { ...ofAmina, body })).rejects.toMatchObject({
      status: 403,
      code: 'NO_COMPLETED_SESSION',
      message: expect.stringContaining('Dr. Amina Rahman'),
    });
    await expect(layla.call(contract.createReview, { ...ofYusuf, body })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_REVIEWED',
      details: { reviewId: reviews.laylaOfYusuf },
    });
    await expect(layla.call(contract.createReview, { ...ofAmina, body: { ...body, rating: 6 } })).rejects.toMatchObject(
      { details: { fields: { rating: expect.any(String) } } },
    );
    await expect(
      layla.call(contract.createReview, { ...ofAmina, body: { ...body, body: 'x'.repeat(2001) } }),
    ).rejects.toMatchObject({ details: { fields: { body: expect.any(String) } } });
    const first = await layla.call(contract.createReview, { ...ofAmina, body }, { idempotencyKey: 'intent-r' });
    expect(first.author).toBe('Anonymous');
    expect(await layla.call(contract.createReview, { ...ofAmina, body }, { idempotencyKey: 'intent-r' })).toEqual(
      first,
    );
  });

  test('belong to their author, and are answered by the reviewed provider', async () => {
    const { server, layla, visitor } = setUp();
    const noahs = { params: { id: reviews.noahOfAmina } };
    await expect(
      layla.call(contract.updateReview, { ...noahs, body: { version: 1, rating: 1 } }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(layla.call(contract.deleteReview, noahs)).rejects.toMatchObject({ status: 403 });
    await expect(
      server
        .as(who.yusuf)
        .call(contract.answerReview, { ...noahs, body: { version: 1, text: 'x', namesNoCare: true } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      server.as(who.amina).call(contract.answerReview, {
        params: { id: 'rev-none' },
        body: { version: 1, text: 'x', namesNoCare: true },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await server
      .as(who.amina)
      .call(contract.answerReview, { ...noahs, body: { version: 1, text: 'I am glad.', namesNoCare: true } });
    // Another window, which read it before that answer; its author's other window as well.
    await expect(
      server.as(who.amina).call(contract.answerReview, { ...noahs, body: { version: 1, text: null } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT', details: { version: 2 } });
    await expect(
      server.as(who.noah).call(contract.updateReview, { ...noahs, body: { version: 1, rating: 1 } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const { items } = await visitor.call(contract.listReviews, { ...ofAmina, query: {} });
    expect(items[0]).toMatchObject({
      id: reviews.noahOfAmina,
      answer: { text: 'I am glad.', writtenOn: '2026-11-24' },
      isOwn: false,
    });
    expect(
      await server.as(who.amina).call(contract.answerReview, { ...noahs, body: { version: 2, text: null } }),
    ).toMatchObject({
      answer: null,
    });
  });

  test.each([
    ['your sessions', 'Thank you for your sessions with me.'],
    ['a client’s name', 'All the best to Bergström.'],
    ['a diagnosis', 'Insomnia takes time.'],
    ['a day', 'See you on Tuesday.'],
  ])('[CLOUD-115] are not answered with what would confirm that someone was a client: %s', async (_, text) => {
    const { server } = setUp();
    await expect(
      server.as(who.amina).call(contract.answerReview, {
        params: { id: reviews.noahOfAmina },
        body: { version: 1, text, namesNoCare: true },
      }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { text: expect.any(String) } } });
  });

  test('[CLOUD-115] are seeded with answers that confirm no care of anyone', async () => {
    const { visitor } = setUp();
    const { items } = await visitor.call(contract.listReviews, { ...ofAmina, query: {} });
    const texts = items.flatMap(({ answer }) => (answer ? [answer.text] : []));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.flatMap((text) => answerProblems(text))).toEqual([]);
  });

  test('[CLOUD-115] are answered only by one who says that the answer confirms no care of anyone', async () => {
    const { server } = setUp();
    await expect(
      server.as(who.amina).call(contract.answerReview, {
        params: { id: reviews.noahOfAmina },
        body: { version: 1, text: 'You were brave from the first day in my room.' },
      }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { namesNoCare: expect.any(String) } } });
  });

  test('[CLOUD-111] are listed without an answer, and counted for their provider alone', async () => {
    const { server, visitor } = setUp();
    const amina = server.as(who.amina);
    const list = await amina.call(contract.listReviews, { ...ofAmina, query: { unanswered: true } });
    expect(list.items.every(({ answer }) => answer === null)).toBe(true);
    expect(list.unansweredCount).toBe(list.total);
    expect(await visitor.call(contract.listReviews, { ...ofAmina, query: {} })).not.toHaveProperty('unansweredCount');
    await amina.call(contract.answerReview, { params: { id: reviews.noahOfAmina }, body: { version: 1, text: null } });
    const after = await amina.call(contract.listReviews, { ...ofAmina, query: { unanswered: true } });
    expect(after.total).toBe(list.total + 1);
  });
});
