import { Badge, Link, Text, theme } from '@sakina/design-system';
import type { Notification } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { notificationPath } from '../../model/notification-path.ts';
import { useNotificationsText } from './messages/index.ts';

const Root = styled.li`
  display: grid;
  gap: ${theme.space.half};
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.x1h};
  & > a[data-variant] { min-block-size: 2rem; }
`;

export interface NotificationRowProps {
  notification: Notification;
  /** Whether it has not been read. */
  isNew: boolean;
  /** Called when its link is followed while it is new. */
  onOpen: () => void;
}

/** One piece of news: what, when, and whether it is new. */
export function NotificationRow({ notification, isNew, onOpen }: NotificationRowProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const { kind, count, createdAt } = notification;
  const words = t(`kind.${kind}`, { count });
  const href = notificationPath(notification);
  return (
    <Root>
      <Line>
        {href ? (
          <Link variant="standalone" href={href} onClick={() => isNew && onOpen()}>
            {words}
          </Link>
        ) : (
          <Text as="span">{words}</Text>
        )}
        {isNew && <Badge tone="accent">{t('new')}</Badge>}
      </Line>
      <Text size="xs" tone="muted">
        <time dateTime={createdAt}>
          {t('when', { day: format.dayInWords(createdAt), time: format.time(createdAt) })}
        </time>
      </Text>
    </Root>
  );
}
