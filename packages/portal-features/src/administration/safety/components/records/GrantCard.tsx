import { Button, Inline, Stack, Status, Text, theme } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import { endRecordAccess } from '@sakina/platform/contract';
import type { RecordGrant } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice, lazyPanel } from '../../../../shared/index.ts';
import { usePlaceTime } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';

const DecideDialog = lazyPanel(() => import('./DecideDialog.tsx').then((m) => m.DecideDialog));
const ReviewDialog = lazyPanel(() => import('./ReviewDialog.tsx').then((m) => m.ReviewDialog));

const TONES: Record<RecordGrant['status'], StatusTone> = {
  REQUESTED: 'waiting',
  ACTIVE: 'active',
  ENDED: 'ended',
  REFUSED: 'ended',
  EXPIRED: 'ended',
};

const Card = styled.li`
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
`;

/** One access to a record: who, whose, why, how it stands, and what the reader can do about it. */
export function GrantCard({ grant, onOpen }: { grant: RecordGrant; onOpen: (id: string) => void }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const end = useAction(endRecordAccess);
  const [task, setTask] = useState<'allow' | 'refuse' | 'review' | null>(null);
  const { id, client, requestedBy, requestedAt, reason, words, isInDanger, status } = grant;
  return (
    <Card>
      <Stack gap="x1">
        <Inline gap="x1">
          <Text as="span" weight="strong">
            {t('record.title', { who: requestedBy.displayName, client: client.displayName })}
          </Text>
          <Status size="small" tone={TONES[status]}>
            {t(`record.${status}`)}
          </Status>
          {isInDanger && (
            <Status size="small" tone="danger">
              {t('record.danger')}
            </Status>
          )}
        </Inline>
        <Text size="sm">
          {t(`reason.${reason}`)} · <time dateTime={requestedAt}>{moment(requestedAt)}</time>
        </Text>
        <Text size="sm" dir="auto" measure>
          {words}
        </Text>
        <Standing grant={grant} />
        <ErrorNotice error={end.error} />
        <Inline gap="x1">
          {grant.mayRead && (
            <Button size="small" onPress={() => onOpen(id)}>
              {t('record.open')}
            </Button>
          )}
          {grant.mayDecide && (
            <>
              <Button size="small" onPress={() => setTask('allow')}>
                {t('record.allow')}
              </Button>
              <Button size="small" variant="secondary" onPress={() => setTask('refuse')}>
                {t('record.refuse')}
              </Button>
            </>
          )}
          {grant.mayEnd && (
            <Button
              size="small"
              variant="secondary"
              isPending={end.isRunning}
              onPress={() => void end.run({ params: { id } }).catch(() => undefined)}
            >
              {t(status === 'REQUESTED' ? 'record.withdraw' : 'record.end')}
            </Button>
          )}
          {grant.mayReview && (
            <Button size="small" onPress={() => setTask('review')}>
              {t('record.review')}
            </Button>
          )}
        </Inline>
      </Stack>
      {(task === 'allow' || task === 'refuse') && (
        <DecideDialog grant={grant} isAllowed={task === 'allow'} onClose={() => setTask(null)} />
      )}
      {task === 'review' && <ReviewDialog grant={grant} onClose={() => setTask(null)} />}
    </Card>
  );
}

/** Where we are, a sentence for each thing that happened or is due. */
function Standing({ grant }: { grant: RecordGrant }) {
  const t = useAdminSafetyText();
  const format = useFormat();
  const moment = usePlaceTime();
  const { status, isInDanger, decideUntil, decision, activeUntil, ended, reads, reviewDueAt, review } = grant;
  const parts = [...new Set(reads.map(({ part }) => part))];
  const lines = [
    status === 'REQUESTED' && t(isInDanger ? 'record.begins' : 'record.expires', { when: moment(decideUntil) }),
    decision &&
      decision.by &&
      t(decision.isAllowed ? 'record.allowedBy' : 'record.refusedBy', {
        name: decision.by.displayName,
        when: moment(decision.at),
        words: decision.words ?? '',
      }),
    decision && !decision.by && t('record.beganAlone', { when: moment(decision.at) }),
    status === 'ACTIVE' && activeUntil !== null && t('record.until', { when: format.time(activeUntil) }),
    activeUntil !== null &&
      (parts.length > 0
        ? t('record.reads', { parts: format.list(parts.map((part) => t(`part.${part}`))), count: reads.length })
        : t('record.readsNone')),
    ended && (ended.byName === null ? t('record.endedByTime') : t('record.endedBy', { name: ended.byName })),
    !review && status === 'ENDED' && reviewDueAt !== null && t('record.reviewDue', { when: moment(reviewDueAt) }),
    review &&
      t(review.isJustified ? 'record.justified' : 'record.notJustified', {
        name: review.by.displayName,
        words: review.words,
      }),
    grant.withheldReason !== null && t('record.withheld', { words: grant.withheldReason }),
    grant.clientToldAt !== null && t('record.told', { when: moment(grant.clientToldAt) }),
  ];
  return (
    <Stack as="ul" gap="none">
      {lines.map(
        (line) =>
          typeof line === 'string' && (
            <Text as="li" size="sm" tone="muted" key={line}>
              {line}
            </Text>
          ),
      )}
    </Stack>
  );
}
