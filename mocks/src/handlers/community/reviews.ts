import { answerReview, createReview, deleteReview, listReviews, updateReview } from '@sakina/platform/contract';
import type { ProviderId, ReviewId, ReviewSignature } from '@sakina/platform/contract';
import { answerProblems } from '@sakina/platform/domain';
import type { AnswerRisk } from '@sakina/platform/domain';
import { dateIn, iso } from '../../clock.ts';
import type { ProviderRow } from '../../store/rows.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import type { ReviewRow } from '../../store/tables/community.ts';
import { ApiFailure, checkVersion, forbidden, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { keysetPage, keyOrder } from '../keyset.ts';
import type { SortKey } from '../keyset.ts';
import type { Reading, Writing } from './find.ts';
import { distributionOf, reviewView } from './ratings.ts';
import { ratingOf } from '../../rules/ratings.ts';

function findProvider({ tables }: Pick<Reading, 'tables'>, id: string): ProviderRow {
  const provider = tables.providers.get(id);
  if (!provider) throw notFound('this provider');
  return provider;
}

function findReview({ tables }: Pick<Reading, 'tables'>, id: string): ReviewRow {
  const row = tables.reviews.get(id);
  if (!row) throw notFound('this review');
  return row;
}

function ownReview(context: Writing, id: string): ReviewRow {
  const row = findReview(context, id);
  if (row.authorId !== context.user.userId) throw forbidden('This review was written by someone else.');
  return row;
}

function reviewBy({ tables, caller }: Reading, providerId: ProviderId): ReviewRow | undefined {
  return caller === null
    ? undefined
    : tables.reviews.all().find((row) => row.providerId === providerId && row.authorId === caller.userId);
}

function hasBeenWith({ tables, caller }: Reading, providerId: ProviderId): boolean {
  return (
    caller !== null &&
    tables.appointments
      .all()
      .some((row) => row.client.id === caller.userId && row.provider.id === providerId && row.status === 'COMPLETED')
  );
}

/** The name of a client under a review. */
function signatureOf(displayName: string, signature: ReviewSignature): string {
  const words = displayName.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  if (signature === 'ANONYMOUS' || words.length === 0) return 'Anonymous';
  return signature === 'FIRST_NAME'
    ? (words[0] ?? 'Anonymous')
    : words
        .slice(0, 2)
        .map((word) => `${word.charAt(0).toUpperCase()}.`)
        .join(' ');
}

const sortings: Record<
  'NEWEST' | 'BEST' | 'WORST',
  { keyOf: (row: ReviewRow) => SortKey; compare: ReturnType<typeof keyOrder> }
> = {
  NEWEST: { keyOf: (row) => [row.createdAt, row.id], compare: keyOrder(-1, 1) },
  BEST: { keyOf: (row) => [row.rating, row.createdAt, row.id], compare: keyOrder(-1, -1, 1) },
  WORST: { keyOf: (row) => [row.rating, row.createdAt, row.id], compare: keyOrder(1, -1, 1) },
};

export const listReviewsHandler = defineHandler(listReviews, (context) => {
  const { tables, query } = context;
  const provider = findProvider(context, context.params.id);
  const { after, limit, ...filters } = query;
  const { keyOf, compare } = sortings[query.sort ?? 'NEWEST'];
  const rows = tables.reviews
    .all()
    .filter(
      (row) =>
        row.providerId === provider.id &&
        row.removal === null &&
        row.body !== null &&
        (query.unanswered !== true || row.answer === null) &&
        (query.rating === undefined || row.rating === query.rating),
    )
    .toSorted((first, second) => compare(keyOf(first), keyOf(second)));
  const page = keysetPage({ rows, keyOf, compare, filters: { ...filters, provider: provider.id }, after, limit });
  const distribution = distributionOf(tables, provider.id);
  const own = reviewBy(context, provider.id);
  return {
    ...page,
    items: page.items.map((row) => reviewView(row, context.caller)),
    rating: ratingOf(distribution),
    distribution,
    own: own ? reviewView(own, context.caller) : null,
    mayWrite: own === undefined && hasBeenWith(context, provider.id),
    ...(context.caller?.providerId === provider.id && {
      unansweredCount: tables.reviews
        .all()
        .filter((row) => row.providerId === provider.id && row.removal === null && row.body && !row.answer).length,
    }),
  };
});

export const createReviewHandler = defineHandler(createReview, (context) => {
  const { tables, user, body, now } = context;
  const provider = findProvider(context, context.params.id);
  if (!hasBeenWith(context, provider.id))
    throw new ApiFailure(
      403,
      'NO_COMPLETED_SESSION',
      `You can review ${provider.displayName} after your first completed session together.`,
    );
  const earlier = reviewBy(context, provider.id);
  if (earlier)
    throw new ApiFailure(
      409,
      'ALREADY_REVIEWED',
      `You have reviewed ${provider.displayName} before. You can change what you wrote.`,
      { reviewId: earlier.id },
    );
  const review = tables.reviews.put({
    id: `rev-${crypto.randomUUID().slice(0, 8)}` as ReviewId,
    providerId: provider.id,
    authorId: user.userId,
    signature: body.signature,
    author: signatureOf(user.displayName, body.signature),
    rating: body.rating,
    body: body.body ?? null,
    writtenOn: dateIn(now, provider.timeZone).toString(),
    editedOn: null,
    answer: null,
    removal: null,
    createdAt: iso(now),
  });
  tellOf(tables, 'review.write', {
    by: user.userId,
    to: { PROVIDER: accountOf(tables, provider.id) },
    subject: { reviewId: review.id },
    at: now,
  });
  return reviewView(review, context.caller);
});

export const updateReviewHandler = defineHandler(updateReview, (context) => {
  const { tables, user, body, now } = context;
  const row = ownReview(context, context.params.id);
  checkVersion(body.version, row.version ?? 1);
  const provider = findProvider(context, row.providerId);
  const signature = body.signature ?? row.signature;
  return reviewView(
    tables.reviews.put({
      ...row,
      version: body.version + 1,
      rating: body.rating ?? row.rating,
      body: body.body === undefined ? row.body : body.body,
      signature,
      author: body.signature === undefined ? row.author : signatureOf(user.displayName, signature),
      editedOn: dateIn(now, provider.timeZone).toString(),
    }),
    context.caller,
  );
});

export const deleteReviewHandler = defineHandler(deleteReview, (context) => {
  const row = ownReview(context, context.params.id);
  context.tables.reviews.remove(row.id);
  return { id: row.id };
});

const RISKS: Record<AnswerRisk, string> = {
  NAME: 'speaks of a person by name',
  DATE: 'says when something was',
  CARE: 'confirms that someone was a client',
  HEALTH: 'names what someone has or takes',
};

/** @throws ApiFailure 422 where an answer would confirm that someone was a client */
function checkAnswer({ tables }: Reading, provider: ProviderRow, row: ReviewRow, text: string): void {
  const clients = tables.appointments.all().filter((appointment) => appointment.provider.id === provider.id);
  const names = new Set([row.author, ...clients.map(({ client }) => client.displayName)]);
  const [first] = answerProblems(text, [...names]);
  if (first) throw invalid({ text: `“${first.words}” ${RISKS[first.risk]}. Write to everyone who reads this.` });
}

export const answerReviewHandler = defineHandler(answerReview, (context) => {
  const {
    tables,
    user,
    body: { version, text, namesNoCare },
    now,
  } = context;
  const row = findReview(context, context.params.id);
  const provider = findProvider(context, row.providerId);
  if (provider.id !== user.providerId) throw forbidden('This review is of another provider.');
  checkVersion(version, row.version ?? 1);
  if (text !== null && !namesNoCare)
    throw invalid({ namesNoCare: 'Say that the answer confirms of no one that they were in your care.' });
  if (text !== null) checkAnswer(context, provider, row, text);
  if (text !== null && row.answer === null)
    tellOf(tables, 'review.answer', {
      by: user.userId,
      to: { AUTHOR: row.authorId },
      subject: { reviewId: row.id, providerId: provider.id },
      at: now,
    });
  return reviewView(
    tables.reviews.put({
      ...row,
      version: version + 1,
      answer: text === null ? null : { text, writtenOn: dateIn(now, provider.timeZone).toString() },
    }),
    context.caller,
  );
});
