import {
  cancelAdminSession,
  getAdminSession,
  listAdminSessions,
  readCancellationText,
} from '@sakina/platform/contract';
import type { AdminSession } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { sessionIds } from '../../bulk-data/sessions.ts';
import { audit } from '../../rules/audit.ts';
import { ApiFailure } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { actorOf } from './actor.ts';
import { listCursor } from './list-cursor.ts';
import { searchSessions } from './session-search.ts';
import { providerScope } from './provider-scope.ts';
import { existingProvider } from './provider-records.ts';
import { cancelForPlatform, sessionDetail } from './session-cancel.ts';
import type { Cancelling } from './session-cancel.ts';
import { checkSessionScope, standingFor } from './standing.ts';

const DEFAULT_PAGE_SIZE = 25;

export const listAdminSessionsHandler = defineHandler(
  listAdminSessions,
  ({ tables, user, query: { page = 1, pageSize = DEFAULT_PAGE_SIZE, after, view, ...search }, now }) => {
    const providers = providerScope(tables, standingFor('sessions.read', tables, user));
    const cursor = listCursor(['sessions', { ...search, view }]);
    const exists = (id: string) => (tables.appointments.get(id) || sessionIds.numberOf(id) !== null ? id : null);
    const afterId = cursor.read(after, exists) ?? undefined;
    const { items, total, hasMore } = searchSessions(
      tables,
      { ...search, providers, ...(view && { shown: { view, now } }) },
      {
        afterId,
        limit: pageSize,
        offset: afterId === undefined ? (page - 1) * pageSize : 0,
      },
    );
    const last = items.at(-1);
    return { items, total, page, pageSize, nextCursor: hasMore && last ? cursor.write(last.id) : null };
  },
);

export const getAdminSessionHandler = defineHandler(getAdminSession, ({ tables, user, params }) => {
  const session = sessionDetail(tables, params.id);
  checkSessionScope(standingFor('sessions.read', tables, user), existingProvider(tables, session.provider.id));
  return session;
});

export const readCancellationTextHandler = defineHandler(readCancellationText, ({ tables, user, params, now }) => {
  const { provider } = sessionDetail(tables, params.id);
  checkSessionScope(standingFor('sessions.readText', tables, user), existingProvider(tables, provider.id));
  const row = tables.appointments.get(params.id) ?? tables.bulkCancellations.get(params.id);
  const text = row?.cancellation?.reason.text;
  if (!text) throw new ApiFailure(409, 'NO_TEXT', 'This session was not canceled, or no one wrote why.');
  const target = { kind: 'SESSION' as const, id: params.id, label: null };
  audit(tables, { actor: actorOf(user), action: 'session.text_read', target }, now);
  return { text };
});

/** A session that the caller may cancel, in whatever state. @throws ApiFailure */
export function sessionInScope({ tables, user }: Pick<Cancelling, 'tables' | 'user'>, id: string): AdminSession {
  const session: AdminSession = sessionDetail(tables, id);
  checkSessionScope(standingFor('sessions.cancel', tables, user), existingProvider(tables, session.provider.id));
  return session;
}

/** A session of the caller’s scope that can still be cancelled. @throws ApiFailure */
export function comingSession(context: Pick<Cancelling, 'tables' | 'user'>, id: string): AdminSession {
  const session = sessionInScope(context, id);
  if (!isPlanned(session))
    throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was canceled before.');
  return session;
}

export const cancelAdminSessionHandler = defineHandler(cancelAdminSession, (context) => {
  const { tables, params, body } = context;
  cancelForPlatform(context, comingSession(context, params.id), body.reason);
  return sessionDetail(tables, params.id);
});
