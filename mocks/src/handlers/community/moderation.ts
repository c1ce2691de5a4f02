import {
  addModeratorNote,
  appealRemoval,
  getModerationCase,
  listModerationCases,
  listModerationLog,
} from '@sakina/platform/contract';
import type { AuditAction, AuditEntry } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import type { ModerationCaseRow } from '../../store/tables/community.ts';
import { actorOf } from '../admin/actor.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { newCase, openCase } from './cases.ts';
import { caseDetail, caseView, logEntry } from './case-view.ts';
import { findContent, setContent } from './content.ts';
import { keysetPage, keyOrder } from '../keyset.ts';
import { isModerator } from './find.ts';
import type { Writing } from './find.ts';
import { moderates } from '../scope.ts';

/** Whether the caller handles a case: moderators handle their circles, platform administrators everything. */
function isTheirs({ tables, user }: Writing, row: ModerationCaseRow): boolean {
  return moderates(user, row.circleId === null ? undefined : tables.circles.get(row.circleId));
}

/** The cases that the caller handles. @throws ApiFailure 403 if they moderate nothing */
function theirCases(context: Writing): ModerationCaseRow[] {
  const { tables, user } = context;
  if (!tables.circles.all().some((circle) => isModerator(circle, user)))
    throw forbidden('This is for those who look after a circle.');
  return tables.moderationCases.all().filter((row) => isTheirs(context, row));
}

/** A case of the caller’s, as the scope of the operation says. @throws ApiFailure 404 */
export function moderatedCase({ tables }: Pick<Writing, 'tables'>, id: string): ModerationCaseRow {
  const row = tables.moderationCases.get(id);
  if (!row) throw notFound('this matter');
  return row;
}

/**
 * Keeps what a moderator did with a case in the audit log, which names neither who wrote what it is about nor what was
 * written.
 */
export function logCase(
  { tables, user, now }: Writing,
  row: ModerationCaseRow,
  action: AuditAction,
  change: Pick<Partial<AuditEntry>, 'before' | 'after' | 'reason'> = {},
): void {
  audit(
    tables,
    { actor: actorOf(user), action, target: { kind: 'MODERATION_CASE', id: row.id, label: null }, ...change },
    now,
  );
}

/** A moderator's note on a case. */
export function noteOf(row: ModerationCaseRow, { user, now }: Writing, text: string) {
  return { id: `${row.id}-note-${row.notes.length + 1}`, authorName: user.displayName, text, createdAt: iso(now) };
}

export const listModerationCasesHandler = defineHandler(listModerationCases, (context) => {
  const { tables, query } = context;
  const { after, limit, ...filters } = query;
  const status = query.status ?? 'OPEN';
  const keyOf = (row: ModerationCaseRow) => [row.priority === 'URGENT' ? 0 : 1, row.openedAt, row.id];
  const compare = keyOrder(1, 1, 1);
  const reasonsOf = (row: ModerationCaseRow) =>
    tables.contentReports
      .all()
      .filter((report) => report.caseId === row.id)
      .map((report) => report.reason);
  const rows = theirCases(context)
    .filter(
      (row) =>
        (status === 'ALL' || row.status === status) &&
        (!query.source?.length || query.source.includes(row.source)) &&
        (query.circleId === undefined || row.circleId === query.circleId) &&
        (!query.reason?.length || reasonsOf(row).some((reason) => query.reason?.includes(reason))),
    )
    .toSorted((first, second) => compare(keyOf(first), keyOf(second)));
  const page = keysetPage({ rows, keyOf, compare, filters, after, limit });
  return { ...page, items: page.items.map((row) => caseView(context, row)) };
});

export const getModerationCaseHandler = defineHandler(getModerationCase, (context) =>
  caseDetail(context, moderatedCase(context, context.params.id)),
);

export const addModeratorNoteHandler = defineHandler(addModeratorNote, (context) => {
  const { tables, body } = context;
  const row = moderatedCase(context, context.params.id);
  logCase(context, row, 'moderation.noted');
  return caseDetail(
    context,
    tables.moderationCases.put({ ...row, notes: [...row.notes, noteOf(row, context, body.text)] }),
  );
});

export const listModerationLogHandler = defineHandler(listModerationLog, (context) => {
  const { tables, query } = context;
  const { after, limit, ...filters } = query;
  const keyOf = (row: ModerationCaseRow) => [row.decision?.decidedAt ?? '', row.id];
  const compare = keyOrder(-1, 1);
  const rows = theirCases(context)
    .filter(
      (row) =>
        row.decision !== null &&
        (query.circleId === undefined || row.circleId === query.circleId) &&
        (!query.action?.length || query.action.includes(row.decision.action)),
    )
    .toSorted((first, second) => compare(keyOf(first), keyOf(second)));
  const page = keysetPage({ rows, keyOf, compare, filters, after, limit });
  return { ...page, items: page.items.flatMap((row) => logEntry(tables, row) ?? []) };
});

export const appealRemovalHandler = defineHandler(appealRemoval, ({ tables, user, body, now }) => {
  const content = findContent(tables, body.target);
  if (!content) throw notFound('what you wrote');
  if (content.authorId !== user.userId) throw forbidden('Only its author can ask moderators to look again.');
  if (content.status !== 'REMOVED' || content.removal === null)
    throw new ApiFailure(
      409,
      'NOT_REMOVED',
      'This was not removed by moderators, so there is nothing to look at again.',
    );
  if (content.removal.appeal !== null || openCase(tables, 'APPEAL', body.target)) {
    throw new ApiFailure(
      409,
      'ALREADY_APPEALED',
      'You have asked us to look at this again before. That is possible once.',
      { appeal: content.removal.appeal },
    );
  }
  const removal = { ...content.removal, appeal: 'OPEN' as const };
  setContent(tables, content, 'REMOVED', removal);
  newCase(tables, { source: 'APPEAL', subject: body.target, circleId: content.circleId, words: body.words, now });
  return removal;
});
