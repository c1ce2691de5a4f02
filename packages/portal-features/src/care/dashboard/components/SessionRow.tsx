import { Avatar, LineBreaks, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import type { ReactNode, Ref } from 'react';
import { avatarKind, useSharedText } from '../../../shared/index.ts';
import { RowFrame, RowTop } from './RowFrame.ts';
import { useSessionWords } from './use-session-words.ts';

export interface SessionRowProps {
  /** The session that it is about. */
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
    <RowFrame ref={ref} tabIndex={-1}>
      <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="md" />
      <Stack gap="none">
        <RowTop>
          <Text as="strong" weight="strong">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          {badge}
        </RowTop>
        {hasOtherClock && whenOther && (
          <Text size="xs" tone="muted">
            <LineBreaks>{whenOther}</LineBreaks>
          </Text>
        )}
        <Text size="sm">
          <bdi>{provider.displayName}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          <LineBreaks>{[service, shared(`mode.${mode}`)].join(' · ')}</LineBreaks>
        </Text>
        {note && <Text size="sm">{note}</Text>}
        {children}
      </Stack>
      {actions && <div data-actions>{actions}</div>}
    </RowFrame>
  );
}
