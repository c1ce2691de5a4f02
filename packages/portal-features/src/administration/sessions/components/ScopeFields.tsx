import { adminUp, largeText, Select, theme } from '@sakina/design-system';
import { adminSessionView } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useAdminSessionsText } from '../messages/index.ts';
import { PERIODS } from '../model/address.ts';
import type { SessionsScope } from '../model/address.ts';

export interface ScopeFieldsProps {
  /** Which sessions are shown. */
  scope: SessionsScope;
  /** Whether days are chosen in the filters, in the place of the period. */
  hasDays: boolean;
  /** Called with what is changed of it. */
  onScopeChange: (changes: Partial<SessionsScope>) => void;
}

/** The value of the period while days chosen in the filters stand in its place. */
const DAYS = 'days';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.x2};

  @media ${largeText} { grid-template-columns: minmax(0, 1fr); }
  @media ${adminUp.sm} { grid-template-columns: 16rem 14rem; }
`;

/** What the list is about: a given view and a span of time. */
export function ScopeFields({ scope, hasDays, onScopeChange }: ScopeFieldsProps) {
  const t = useAdminSessionsText();
  return (
    <Row role="group" aria-label={t('scope.label')}>
      <Select
        label={t('filter.view')}
        hasOptionalMark={false}
        anyLabel={t('view.all')}
        options={adminSessionView.options.map((id) => ({ id, label: t(`view.${id}`) }))}
        value={scope.show ?? ''}
        onChange={(id) => onScopeChange({ show: adminSessionView.options.find((view) => view === id) ?? null })}
      />
      <Select
        label={t('filter.period')}
        hasOptionalMark={false}
        options={[
          ...(hasDays ? [{ id: DAYS, label: t('period.days') }] : []),
          ...PERIODS.map((id) => ({ id, label: t(`period.${id}`) })),
        ]}
        value={hasDays ? DAYS : scope.period}
        onChange={(id) => {
          const period = PERIODS.find((option) => option === id);
          if (period) onScopeChange({ period });
        }}
      />
    </Row>
  );
}
