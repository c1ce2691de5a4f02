import { getCircle, listCircles, setMembership } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import type { CircleRow } from '../../store/tables/community.ts';
import { ApiFailure, invalid, unauthenticated } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { newCase } from './cases.ts';
import { findCircle, memberId, mutedUntil } from './find.ts';
import { circleView, countCircles } from './view.ts';

const isAnyOf = <Value>(wanted: readonly Value[] | undefined, values: readonly Value[]) =>
  !wanted || wanted.length === 0 || values.some((value) => wanted.includes(value));

export const listCirclesHandler = defineHandler(listCircles, (context) => {
  const { tables, query, caller } = context;
  if (query.membership === 'MINE' && caller === null) throw unauthenticated();
  const counted = countCircles(context);
  const items = tables.circles
    .all()
    .filter(
      (row) =>
        isAnyOf(query.topic, row.topics) && isAnyOf(query.language, [row.language]) && isAnyOf(query.kind, [row.kind]),
    )
    .map((row) => circleView(row, context, counted))
    .filter((view) => query.membership !== 'MINE' || view.membership?.state !== 'NONE');
  return { items };
});

export const getCircleHandler = defineHandler(getCircle, (context) =>
  circleView(findCircle(context, context.params.id), context),
);

export const setMembershipHandler = defineHandler(setMembership, (context) => {
  const circle = findCircle(context, context.params.id);
  if (context.body.isMember) join(context, circle);
  else leave(context, circle);
  return circleView(circle, context);
});

type Context = HandlerContext<typeof setMembership>;

function join({ tables, user, body, now }: Context, circle: CircleRow): void {
  if (!body.isMember) return;
  const id = memberId(circle.id, user.userId);
  const place = tables.circleMembers.get(id);
  if (place && place.state !== 'LEFT') return;
  if (circle.kind === 'WOMEN_ONLY' && body.belongs !== true)
    throw invalid({ belongs: 'This circle is among women. Please say that you are one.' });
  if (circle.kind === 'MEN_ONLY' && body.belongs !== true)
    throw invalid({ belongs: 'This circle is among men. Please say that you are one.' });
  const isOpen = circle.kind === 'OPEN';
  const [firstName = user.displayName] = user.displayName.split(' ');
  tables.circleMembers.put({
    id,
    circleId: circle.id,
    userId: user.userId,
    displayName: body.displayName ?? firstName,
    state: isOpen ? 'MEMBER' : 'PENDING',
    joinedAt: iso(now),
    mutedUntil: mutedUntil(place, now),
  });
  if (!isOpen)
    newCase(tables, {
      source: 'JOIN_REQUEST',
      subject: { kind: 'MEMBER', id: user.userId },
      circleId: circle.id,
      words: body.words ?? null,
      now,
    });
}

function leave({ tables, user, now }: Context, circle: CircleRow): void {
  const place = tables.circleMembers.get(memberId(circle.id, user.userId));
  if (!place) return;
  if (circle.moderators.some((moderator) => moderator.providerId === user.providerId)) {
    throw new ApiFailure(
      409,
      'MODERATOR_STAYS',
      'You look after this circle, so you cannot leave it. An administrator can hand it to someone else.',
    );
  }
  if (mutedUntil(place, now) === null) tables.circleMembers.remove(place.id);
  else tables.circleMembers.put({ ...place, state: 'LEFT' });
  const request = tables.moderationCases
    .all()
    .find(
      (row) =>
        row.source === 'JOIN_REQUEST' &&
        row.status === 'OPEN' &&
        row.circleId === circle.id &&
        row.subject.id === user.userId,
    );
  if (request) tables.moderationCases.remove(request.id);
}
