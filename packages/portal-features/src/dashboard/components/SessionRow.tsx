import { Avatar, Stack, Text, theme, up } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { avatarKind, useSharedText } from '../../shared/index.ts';
import { useSessionWords } from './use-session-words.ts';

export interface SessionRowProps {
  appointment: Appointment;
  /** State of the session, as a badge. */
  badge?: ReactNode;
  /** A sentence more about it. */
  note?: string;
  /** More that belongs to it, below all words. */
  children?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** Names the provider's time as well; what is over needs only the reader's. */
  hasOtherClock?: boolean;
  ref?: Ref<HTMLLIElement>;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1} ${theme.space.x2};
  align-items: start;
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};

  &:last-child { border-block-end: 0; }
  &:focus-visible { outline-offset: -2px; }
  & > [data-actions] { grid-column: 2; }
  @media ${up.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > [data-actions] { grid-column: 3; align-self: center; }
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
`;

/** One session of a list: when, with whom, how, and what can be done. */
export function SessionRow({
  appointment,
  badge,
  note,
  children,
  actions,
  hasOtherClock = false,
  ref,
}: SessionRowProps) {
  const shared = useSharedText();
  const { when, whenOther, service } = useSessionWords()(appointment);
  const { provider, mode } = appointment;
  return (
    <Root ref={ref} tabIndex={-1}>
      <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="md" />
      <Stack gap="none">
        <Top>
          <Text as="strong" weight="strong">
            {when}
          </Text>
          {badge}
        </Top>
        {hasOtherClock && whenOther && (
          <Text size="xs" tone="muted">
            {whenOther}
          </Text>
        )}
        <Text size="sm">
          <bdi>{provider.displayName}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          {[service, shared(`mode.${mode}`)].join(' · ')}
        </Text>
        {note && <Text size="sm">{note}</Text>}
        {children}
      </Stack>
      {actions && <div data-actions>{actions}</div>}
    </Root>
  );
}
