import { muteAuthor } from '@sakina/platform/contract';
import { invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { findCircle, isVisible, readableCircle } from './find.ts';

export const muteAuthorHandler = defineHandler(muteAuthor, (context) => {
  const { tables, user, body } = context;
  const { target, isMuted } = body;
  const row = target.kind === 'POST' ? tables.posts.get(target.id) : tables.replies.get(target.id);
  const noun = target.kind === 'POST' ? 'this post' : 'this reply';
  if (!row) throw notFound(noun);
  readableCircle(context, row.circleId);
  if (!isVisible(row, findCircle(context, row.circleId), user)) throw notFound(noun);
  if (row.authorId === user.userId) throw invalid({ target: 'You wrote this yourself.' });
  // To hide other words of the same author would tell who wrote these.
  if (row.isAnonymous) throw invalid({ target: 'This was written without a name.' });
  const id = `${user.userId} ${row.authorId}`;
  if (isMuted) tables.authorMutes.put({ id, userId: user.userId, authorId: row.authorId });
  else tables.authorMutes.remove(id);
  return { isMuted };
});
