import { Section, Skeleton, Stat, StatGroup } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useInvoicesText } from '../messages/index.ts';
import type { Standing } from '../model/states.ts';

const SUMS = ['owed', 'overdue', 'drafts', 'uncollected'] as const;

/** What clients owe, what of it is late, what was not sent yet and what was given up. @param standing Null while it is read. */
export function Owed({ standing }: { standing: Standing | null }) {
  const t = useInvoicesText();
  const format = useFormat();
  return (
    <Section title={t('standing')}>
      <StatGroup>
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
      </StatGroup>
    </Section>
  );
}
