import { Section, Stack, Text, theme } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useGroupsText } from '../messages/index.ts';

type Participant = HostedGroupSession['participants'][number];

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1};
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.half} ${theme.space.x2};
  padding-block-end: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
`;

/** Who has a seat in a meeting, and who waits for one, in the order of the queue. */
export function Roster({ group: { participants, joinedCount, waitlistCount } }: { group: HostedGroupSession }) {
  const t = useGroupsText();
  const seated = participants.filter(({ status }) => status === 'CONFIRMED');
  const waiting = participants
    .filter(({ status }) => status === 'WAITLISTED')
    .toSorted((one, other) => (one.waitlistPosition ?? 0) - (other.waitlistPosition ?? 0));
  return (
    <>
      <Section title={t('roster.title', { count: joinedCount })} headingLevel={3}>
        {seated.length === 0 ? <Text tone="muted">{t('roster.none')}</Text> : <People people={seated} />}
      </Section>
      <Section title={t('waitlist.title', { count: waitlistCount })} headingLevel={3}>
        {waiting.length === 0 ? (
          <Text tone="muted">{t('waitlist.none')}</Text>
        ) : (
          <Stack gap="x2">
            <Text size="sm" tone="muted">
              {t('waitlist.help')}
            </Text>
            <People people={waiting} />
          </Stack>
        )}
      </Section>
    </>
  );
}

function People({ people }: { people: readonly Participant[] }) {
  const t = useGroupsText();
  const format = useFormat();
  return (
    <List>
      {people.map(({ id, displayName, joinedAt, waitlistPosition }) => (
        <Row key={id}>
          <Text as="span" weight="strong">
            <bdi>{displayName}</bdi>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {waitlistPosition === null
              ? t('roster.since', { day: format.shortDate(joinedAt) })
              : t('waitlist.place', { place: format.number(waitlistPosition), day: format.shortDate(joinedAt) })}
          </Text>
        </Row>
      ))}
    </List>
  );
}
