import { EmptyState, Inline, Link, Stack, Text, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useWait } from '../../shared/index.ts';
import { useAdminOverviewText } from '../messages/index.ts';
import type { Duty } from '../model/duties.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: ${theme.space.half} ${theme.space.x3};
    align-items: center;
    padding-block: ${theme.space.x1};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`;

/** What waits for a decision, what is due first at the top; each leads to where it is decided. */
export function DutyQueue({ duties }: { duties: readonly Duty[] }) {
  const t = useAdminOverviewText();
  const { age, dueStatus } = useWait();
  if (duties.length === 0) {
    return (
      <EmptyState
        title={t('queue.empty.title')}
        illustration={null}
        action={<Link href={paths.adminProviders({ list: 'expiring' })}>{t('queue.empty.action')}</Link>}
      >
        {t('queue.empty.body')}
      </EmptyState>
    );
  }
  return (
    <List aria-label={t('queue')}>
      {duties.map(({ id, kind, name, count, since, dueAt, href }) => {
        const words = name === null ? t(`duty.${kind}`, { count }) : t(`duty.${kind}.named`, { name });
        return (
          <li key={id}>
            <Stack gap="half">
              {href === null ? <Text as="span">{words}</Text> : <Link href={href}>{words}</Link>}
              {href === null && (
                <Text as="span" size="sm" tone="muted">
                  {t('duty.noScreen')}
                </Text>
              )}
            </Stack>
            <Text as="span" size="sm">
              {age(since)}
            </Text>
            <Inline>{dueStatus(dueAt)}</Inline>
          </li>
        );
      })}
    </List>
  );
}
