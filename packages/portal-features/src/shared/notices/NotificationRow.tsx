import { Link, Text, theme, VisuallyHidden } from '@sakina/design-system';
import type { Notification } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useNotificationsText } from './messages/index.ts';
import { useNewsText } from './use-news-text.ts';

const Root = styled.li`
  display: grid;
  gap: ${theme.space.half};
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1h};
  & > a[data-variant] { min-block-size: 2rem; }
`;
const Dot = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.action};
  @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; }
`;

export interface NotificationRowProps {
  /** The notification that the row shows. */
  notification: Notification;
  /** Where it happened, for a link; null where there is nothing to open. */
  href: string | null;
  /** Whether it has not been read. */
  isNew: boolean;
  /** Called when its link is followed while it is new. */
  onOpen: () => void;
}

/** One piece of news under the heading of its day: what, at what time, and whether it is new. */
export function NotificationRow({ notification, href, isNew, onOpen }: NotificationRowProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const { createdAt } = notification;
  const { sentence, more } = useNewsText()(notification);
  return (
    <Root>
      <Line>
        {href ? (
          <Link variant="row" href={href} onClick={() => isNew && onOpen()}>
            {sentence}
          </Link>
        ) : (
          <Text as="span">{sentence}</Text>
        )}
        {isNew && (
          <Dot>
            <VisuallyHidden>{t('new')}</VisuallyHidden>
          </Dot>
        )}
      </Line>
      <Text size="xs" tone="muted">
        <time dateTime={createdAt}>{format.time(createdAt)}</time>
        {more && <> · {more}</>}
      </Text>
    </Root>
  );
}
