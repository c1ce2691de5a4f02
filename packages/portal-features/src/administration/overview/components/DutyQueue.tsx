import { EmptyState, Inline, Link, Stack, Status, Text, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import styled from 'styled-components';
import { inWords } from '../../shared/index.ts';
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
  const now = useNow(60_000);
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
        const age = inWords(now - Date.parse(since));
        const due = inWords(dueAt - now);
        const isLate = dueAt < now;
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
              {t(`waiting.${age.unit}`, { count: age.count })}
            </Text>
            <Inline>
              <Status size="small" tone={isLate ? 'danger' : 'waiting'}>
                {t(isLate ? `overdue.${due.unit}` : `due.${due.unit}`, { count: due.count })}
              </Status>
            </Inline>
          </li>
        );
      })}
    </List>
  );
}
