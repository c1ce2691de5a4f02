import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import {
  communityLimits,
  contentReport,
  contentReportReason,
  contentStatus,
  contentTarget,
  post,
  reply,
} from '../schemas/community.ts';
import { cursorPageOf, cursorQuery, integer, text } from '../schemas/common.ts';
import { circleId, postId, replyId } from '../schemas/ids.ts';
import { language, speciality } from '../schemas/provider.ts';

const membersOnly = {
  status: 403,
  code: 'MEMBERS_ONLY',
  when: 'The circle is not open to everyone, or only members can do this.',
} as const;
const muted = {
  status: 403,
  code: 'MUTED',
  when: 'Moderators let the caller only read in this circle for a while; details.until says how long.',
} as const;
const threadLocked = { status: 409, code: 'THREAD_LOCKED', when: 'Moderators have closed the thread.' } as const;
const editWindowOver = {
  status: 409,
  code: 'EDIT_WINDOW_OVER',
  when: 'It was written too long ago to be changed.',
} as const;
const removed = { status: 409, code: 'CONTENT_REMOVED', when: 'It was removed or deleted meanwhile.' } as const;
const rateLimited = {
  status: 429,
  code: 'RATE_LIMITED',
  when: 'Too many were written in a short time; details.limit, windowMinutes and retryAt say more.',
} as const;

/** Words with something in them and at most so many characters. */
const bounded = (length: number) => v.pipe(text, v.maxLength(length));
const topics = v.pipe(v.array(speciality), v.maxLength(communityLimits.topics));

/**
 * Asks the screen to open crisis help at once, because the words may speak of danger (CARE-1). Where such words are
 * refused (muted, too many, a closed thread), the refusal has it in its details.
 */
const crisisHelp = v.boolean();

export const listPosts = defineOperation({
  id: 'CLOUD-93',
  name: 'posts.list',
  method: 'GET',
  path: '/cloud/v1/posts',
  summary: 'Posts of one circle, of the caller’s circles, or of all that the caller may read as one flat list.',
  access: 'public',
  query: v.object({
    ...cursorQuery,
    circleId: v.optional(circleId),
    /** `MY_CIRCLES`, `SAVED` and `OWN` need sign-in. @default 'ALL' */
    scope: v.optional(v.picklist(['ALL', 'MY_CIRCLES', 'SAVED', 'OWN'])),
    topic: v.optional(v.array(speciality)),
    language: v.optional(v.array(language)),
    /** Words from the title or the text. */
    q: v.optional(v.pipe(v.string(), v.maxLength(communityLimits.search))),
    /** It finds nothing that the caller could not see without it. */
    status: v.optional(v.array(contentStatus)),
    sort: v.optional(v.picklist(['NEWEST', 'MOST_SUPPORTED'])),
  }),
  response: cursorPageOf(post),
  errors: [unauthenticated, notFound, membersOnly, invalid, invalidCursor],
});

export const getPost = defineOperation({
  id: 'CLOUD-94',
  name: 'posts.get',
  method: 'GET',
  path: '/cloud/v1/posts/:id',
  summary: 'One post with its first replies; the rest are read from the list of replies.',
  access: 'public',
  response: v.object({ post, replies: cursorPageOf(reply) }),
  errors: [notFound, membersOnly],
});

const postFields = {
  title: v.optional(v.nullable(bounded(communityLimits.title))),
  body: bounded(communityLimits.body),
  topics: v.optional(topics),
  contentWarning: v.optional(v.nullable(bounded(communityLimits.contentWarning))),
};

export const createPost = defineOperation({
  id: 'CLOUD-95',
  name: 'posts.create',
  method: 'POST',
  path: '/cloud/v1/posts',
  summary: 'Writes to a circle; it may be held for its moderators.',
  access: 'user',
  body: v.object({ circleId, ...postFields, language: v.optional(language), isAnonymous: v.optional(v.boolean()) }),
  response: v.object({ post, crisisHelp }),
  errors: [unauthenticated, notFound, membersOnly, muted, invalid, rateLimited],
  idempotent: true,
});

export const updatePost = defineOperation({
  id: 'CLOUD-96',
  name: 'posts.update',
  method: 'PUT',
  path: '/cloud/v1/posts/:id',
  summary: 'Changes an own post within an hour of writing it.',
  access: 'user',
  body: v.object({ ...postFields, body: v.optional(postFields.body), version: v.pipe(integer, v.gtValue(0)) }),
  response: v.object({ post, crisisHelp }),
  errors: [unauthenticated, forbidden, notFound, muted, invalid, conflict, editWindowOver, removed],
  idempotent: true,
});

export const deletePost = defineOperation({
  id: 'CLOUD-97',
  name: 'posts.delete',
  method: 'DELETE',
  path: '/cloud/v1/posts/:id',
  summary: 'Takes an own post back; where replies exist an empty place stays.',
  access: 'user',
  response: v.object({ post }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const markPost = defineOperation({
  id: 'CLOUD-98',
  name: 'posts.mark',
  method: 'PUT',
  path: '/cloud/v1/posts/:id/marks',
  summary: 'Says quietly ‘with you’ or takes it back; keeps a post for later or lets it go.',
  access: 'user',
  body: v.object({ isSupported: v.optional(v.boolean()), isSaved: v.optional(v.boolean()) }),
  response: post,
  errors: [unauthenticated, notFound, membersOnly, invalid, removed],
  idempotent: true,
});

export const listReplies = defineOperation({
  id: 'CLOUD-99',
  name: 'replies.list',
  method: 'GET',
  path: '/cloud/v1/posts/:id/replies',
  summary: 'The replies to a post, oldest first, each followed by the replies to it.',
  access: 'public',
  query: v.object(cursorQuery),
  response: cursorPageOf(reply),
  errors: [notFound, membersOnly, invalid, invalidCursor],
});

export const createReply = defineOperation({
  id: 'CLOUD-100',
  name: 'replies.create',
  method: 'POST',
  path: '/cloud/v1/posts/:id/replies',
  summary: 'Answers a post, or a reply to it.',
  access: 'user',
  body: v.object({
    body: bounded(communityLimits.reply),
    parentId: v.optional(v.nullable(replyId)),
    isAnonymous: v.optional(v.boolean()),
  }),
  response: v.object({ reply, crisisHelp }),
  errors: [unauthenticated, notFound, membersOnly, muted, invalid, threadLocked, removed],
  idempotent: true,
});

export const updateReply = defineOperation({
  id: 'CLOUD-101',
  name: 'replies.update',
  method: 'PUT',
  path: '/cloud/v1/replies/:id',
  summary: 'Changes an own reply within an hour of writing it.',
  access: 'user',
  body: v.object({ body: bounded(communityLimits.reply), version: v.pipe(integer, v.gtValue(0)) }),
  response: v.object({ reply, crisisHelp }),
  errors: [unauthenticated, forbidden, notFound, muted, invalid, conflict, editWindowOver, removed],
  idempotent: true,
});

export const deleteReply = defineOperation({
  id: 'CLOUD-102',
  name: 'replies.delete',
  method: 'DELETE',
  path: '/cloud/v1/replies/:id',
  summary: 'Takes an own reply back; where others have answered it an empty place stays.',
  access: 'user',
  response: v.object({ reply }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const reportContent = defineOperation({
  id: 'CLOUD-103',
  name: 'contentReports.create',
  method: 'POST',
  path: '/cloud/v1/content-reports',
  summary: 'Tells moderators of a post, a reply or a review.',
  access: 'user',
  body: v.object({
    target: contentTarget,
    reason: contentReportReason,
    words: v.optional(v.nullable(bounded(communityLimits.words))),
  }),
  response: contentReport,
  errors: [
    unauthenticated,
    notFound,
    membersOnly,
    invalid,
    removed,
    { status: 409, code: 'ALREADY_REPORTED', when: 'The caller’s report of the same thing is still open.' },
  ],
  idempotent: true,
});

export const listContentReports = defineOperation({
  id: 'CLOUD-104',
  name: 'contentReports.list',
  method: 'GET',
  path: '/cloud/v1/content-reports',
  summary: 'What the caller has told moderators of, with what came of it; the newest first.',
  access: 'user',
  response: v.object({ items: v.array(contentReport) }),
  errors: [unauthenticated],
});

export const muteAuthor = defineOperation({
  id: 'CLOUD-651',
  name: 'posts.muteAuthor',
  method: 'POST',
  path: '/cloud/v1/author-mutes',
  summary:
    'Hides what the author of a post or a reply writes under their name from the caller, or shows it again. No one is told.',
  access: 'user',
  body: v.object({
    /** Something by that author; what was written without a name says nothing of who wrote it, and mutes no one. */
    target: v.variant('kind', [
      v.object({ kind: v.literal('POST'), id: postId }),
      v.object({ kind: v.literal('REPLY'), id: replyId }),
    ]),
    isMuted: v.boolean(),
  }),
  response: v.object({ isMuted: v.boolean() }),
  errors: [unauthenticated, notFound, membersOnly, invalid],
  idempotent: true,
});
