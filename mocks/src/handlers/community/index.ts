import type { MockHandler } from '../define-handler.ts';
import { circleList, membershipChange, oneCircle } from './circles.ts';
import { decision } from './decisions.ts';
import { appeal, moderationLog, moderationQueue, moderatorNote, oneCase } from './moderation.ts';
import { onePost, postCreation, postDeletion, postList, postMarking, postUpdate } from './posts.ts';
import { replyCreation, replyDeletion, replyList, replyUpdate } from './replies.ts';
import { ownReports, reportCreation } from './reports.ts';
import { reviewAnswer, reviewCreation, reviewDeletion, reviewList, reviewUpdate } from './reviews.ts';
import { providerSaving, providerUnsaving, savedProviderList } from './saved-providers.ts';
import { waitlist, waitlistEntry, waitlistOffer, waitlistResponse } from './waitlist.ts';

/** The mocks of the community area. */
export const communityHandlers: readonly MockHandler[] = [
  circleList,
  oneCircle,
  membershipChange,
  postList,
  onePost,
  postCreation,
  postUpdate,
  postDeletion,
  postMarking,
  replyList,
  replyCreation,
  replyUpdate,
  replyDeletion,
  reportCreation,
  ownReports,
  moderationQueue,
  oneCase,
  decision,
  moderatorNote,
  appeal,
  moderationLog,
  reviewList,
  reviewCreation,
  reviewUpdate,
  reviewDeletion,
  reviewAnswer,
  savedProviderList,
  providerSaving,
  providerUnsaving,
  waitlistEntry,
  waitlist,
  waitlistOffer,
  waitlistResponse,
];
