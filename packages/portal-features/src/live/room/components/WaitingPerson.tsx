import { Avatar, Badge, Button, Text, theme } from '@sakina/design-system';
import type { RoomParticipant } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import type { Known } from '../model/room.ts';

export interface WaitingPersonProps {
  /** Someone who asks to come in. */
  person: RoomParticipant;
  /** How it is known who they are. */
  known: Known;
  /** What is being done to them, so that only that button waits. */
  pending: 'admit' | 'refuse' | null;
  /** Whether they have waited longest: one button of a room is filled at a time. */
  isFirst: boolean;
  /** Called to admit the person. */
  onAdmit: () => void;
  /** Called to refuse the person. */
  onRefuse: () => void;
}

const TONES = { matched: 'success', other: 'warning', typed: 'warning', typedExpected: 'danger' } as const;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1h} ${theme.space.x2};
  align-items: start;
  padding: ${theme.space.x2};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  & > [data-part='who'] {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.half};
    align-items: flex-start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='ways'] { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: ${theme.space.x1}; }
  /* A phone on its side has no height for an answer below. */
  @media (max-height: 30em) and (min-width: 37.5em) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${theme.space.x1};
    & > [data-part='ways'] { grid-column: auto; flex-direction: column; }
  }
  /* The smallest phone shows who it is and both answers; the rest scrolls. In a grid an answer would not stick. */
  @media (max-height: 30em) and (max-width: 37.49em) {
    display: flex;
    flex-wrap: wrap;
    padding: ${theme.space.x1};
    & > [data-part='who'] { flex: 1; }
    & > [data-part='ways'] {
      position: sticky;
      inset-block-end: 0;
      flex: 0 0 100%;
      padding-block: ${theme.space.half};
      background: ${theme.color.surface};
    }
  }
`;

/** One person in front of the room: who they say they are, how that is known, and the host's two answers. */
export function WaitingPerson({ person, known, pending, onAdmit, onRefuse, isFirst }: WaitingPersonProps) {
  const t = useSessionText();
  const format = useFormat();
  // Two people may come under one name: the buttons say as well how each is known.
  const knownId = useId();
  const { displayName, accountName, waitingSince, joinedAt, admittedAt } = person;
  return (
    <Row>
      <Avatar name={displayName} size="lg" />
      <div data-part="who">
        <Text as="strong" font="control">
          <bdi>{displayName}</bdi>
        </Text>
        <Badge tone={TONES[known]} id={knownId}>
          {t(`admission.known.${known}`)}
        </Badge>
        {accountName !== null && (
          <Text size="xs" tone="muted">
            {t('people.account', { name: accountName })}
          </Text>
        )}
        <Text size="xs" tone="muted">
          {t(admittedAt === null ? 'admission.since' : 'admission.sinceAgain', {
            time: format.time(waitingSince ?? joinedAt),
          })}
        </Text>
        {known !== 'matched' && (
          <Text size="sm" measure>
            {t(`admission.advice.${known}`)}
          </Text>
        )}
      </div>
      <div data-part="ways">
        <Button
          size="small"
          variant={isFirst ? 'action' : 'secondary'}
          isPending={pending === 'admit'}
          aria-label={t('admission.admitName', { name: displayName })}
          aria-describedby={knownId}
          onPress={onAdmit}
        >
          {t('admission.admit')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          isPending={pending === 'refuse'}
          aria-label={t('admission.refuseName', { name: displayName })}
          aria-describedby={knownId}
          onPress={onRefuse}
        >
          {t('admission.refuse')}
        </Button>
      </div>
    </Row>
  );
}
