import { Section, Skeleton, Stat, theme, up } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';
import type { Standing } from '../model/states.ts';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3} ${theme.space.x2};
  @media ${up.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${up.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const SUMS = ['owed', 'overdue', 'drafts', 'uncollected'] as const;

/** What clients owe, what of it is late, what was not sent yet and what was given up. @param standing Null while it is read. */
export function Owed({ standing }: { standing: Standing | null }) {
  const t = useInvoicesText();
  const format = useFormat();
  return (
    <Section title={t('standing')}>
      <Numbers>
        {SUMS.map((id) =>
          standing ? (
            <Stat
              key={id}
              label={t(`standing.${id}`)}
              value={format.money(standing[id].amount)}
              unit={t('standing.count', { count: standing[id].count })}
            />
          ) : (
            <Skeleton key={id} shape="block" size="sm" />
          ),
        )}
      </Numbers>
    </Section>
  );
}
