import { claimModerationCase, handOverModerationCase } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { onCallAt } from '../../rules/on-call.ts';
import { ApiFailure } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { caseDetail } from './case-view.ts';
import { logCase, moderatedCase } from './moderation.ts';

export const claimModerationCaseHandler = defineHandler(claimModerationCase, (context) => {
  const { tables, user, body, now } = context;
  const row = moderatedCase(context, context.params.id);
  if (row.decision)
    throw new ApiFailure(409, 'ALREADY_DECIDED', `${row.decision.decidedBy.displayName} has decided this already.`);
  const { owner = null } = row;
  const isOthers = owner !== null && owner.id !== user.userId;
  if (isOthers && (!body.isClaimed || body.takenFrom !== owner.id))
    throw new ApiFailure(409, 'CLAIMED', `${owner.displayName} is looking at this.`, { owner });
  const next = body.isClaimed ? { id: user.userId, displayName: user.displayName, since: iso(now) } : null;
  if (next?.id === owner?.id) return caseDetail(context, row);
  logCase(context, row, 'moderation.owner_changed', {
    before: { owner: owner?.id ?? null },
    after: { owner: next?.id ?? null },
  });
  return caseDetail(context, tables.moderationCases.put({ ...row, owner: next }));
});

export const handOverModerationCaseHandler = defineHandler(handOverModerationCase, (context) => {
  const { tables, user, body, now } = context;
  const row = moderatedCase(context, context.params.id);
  if (row.priority !== 'URGENT')
    throw new ApiFailure(409, 'NOT_URGENT', 'This matter does not tell of danger, so it stays with the moderators.');
  if (row.handedTo)
    throw new ApiFailure(409, 'ALREADY_HANDED_OVER', `${row.handedTo.byName} has handed this over already.`, {
      byName: row.handedTo.byName,
    });
  const handedTo = {
    displayName: onCallAt(tables, now).displayName,
    byName: user.displayName,
    at: iso(now),
    note: body.note,
  };
  logCase(context, row, 'moderation.handed_over');
  return caseDetail(context, tables.moderationCases.put({ ...row, handedTo }));
});
