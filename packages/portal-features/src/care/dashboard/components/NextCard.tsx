import { Avatar, Card, Heading, Inline, LineBreaks, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { avatarKind } from '../../../shared/index.ts';

export interface NextCardProps {
  /** What comes next: a session, or a meeting of a group. */
  label: string;
  /** How long it is until then. */
  countdown: string;
  /** Where it stands, beside the countdown. */
  badges: ReactNode;
  /** By the reader’s clock. */
  when: string;
  /** By the other clock; null where both show the same. */
  whenOther: string | null;
  /** Who holds it. */
  host: Pick<Appointment['provider'], 'displayName' | 'kind'>;
  /** What it is, line by line beside the host’s picture. */
  about: ReactNode;
  /** The ways in and out. */
  children: ReactNode;
}

/** The answer to the page’s question: when, with whom, and the way in. */
export function NextCard({ label, countdown, badges, when, whenOther, host, about, children }: NextCardProps) {
  return (
    <Card as="section" tone="dawn-edge" aria-label={label}>
      <Stack gap="x3">
        <Stack gap="half">
          <Inline gap="x1h">
            <Heading level={2} size="h3">
              {countdown}
            </Heading>
            {badges}
          </Inline>
          <Text size="lg">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          {whenOther && (
            <Text size="sm" tone="muted">
              <LineBreaks>{whenOther}</LineBreaks>
            </Text>
          )}
        </Stack>
        <Inline gap="x2" wrap={false} align="start">
          <Avatar name={host.displayName} kind={avatarKind[host.kind]} size="lg" />
          <Stack gap="half">{about}</Stack>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
