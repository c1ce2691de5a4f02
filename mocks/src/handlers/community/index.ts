import type { MockHandler } from '../define-handler.ts';
import { muteAuthorHandler } from './author-mutes.ts';
import { listCirclesHandler, setMembershipHandler, getCircleHandler } from './circles.ts';
import { claimModerationCaseHandler, handOverModerationCaseHandler } from './claims.ts';
import { decideModerationCaseHandler } from './decisions.ts';
import {
  appealRemovalHandler,
  listModerationLogHandler,
  listModerationCasesHandler,
  addModeratorNoteHandler,
  getModerationCaseHandler,
} from './moderation.ts';
import {
  getPostHandler,
  createPostHandler,
  deletePostHandler,
  listPostsHandler,
  markPostHandler,
  updatePostHandler,
} from './posts.ts';
import { createReplyHandler, deleteReplyHandler, listRepliesHandler, updateReplyHandler } from './replies.ts';
import { listContentReportsHandler, reportContentHandler } from './reports.ts';
import {
  answerReviewHandler,
  createReviewHandler,
  deleteReviewHandler,
  listReviewsHandler,
  updateReviewHandler,
} from './reviews.ts';
import { saveProviderHandler, removeSavedProviderHandler, listSavedProvidersHandler } from './saved-providers.ts';
import {
  listWaitlistHandler,
  joinWaitlistHandler,
  offerWaitlistTimeHandler,
  respondToWaitlistHandler,
} from './waitlist.ts';

/** The mocks of the community area. */
export const communityHandlers: readonly MockHandler[] = [
  listCirclesHandler,
  getCircleHandler,
  setMembershipHandler,
  listPostsHandler,
  getPostHandler,
  createPostHandler,
  updatePostHandler,
  deletePostHandler,
  markPostHandler,
  listRepliesHandler,
  createReplyHandler,
  updateReplyHandler,
  deleteReplyHandler,
  reportContentHandler,
  muteAuthorHandler,
  listContentReportsHandler,
  listModerationCasesHandler,
  getModerationCaseHandler,
  decideModerationCaseHandler,
  addModeratorNoteHandler,
  claimModerationCaseHandler,
  handOverModerationCaseHandler,
  appealRemovalHandler,
  listModerationLogHandler,
  listReviewsHandler,
  createReviewHandler,
  updateReviewHandler,
  deleteReviewHandler,
  answerReviewHandler,
  listSavedProvidersHandler,
  saveProviderHandler,
  removeSavedProviderHandler,
  joinWaitlistHandler,
  listWaitlistHandler,
  offerWaitlistTimeHandler,
  respondToWaitlistHandler,
];
