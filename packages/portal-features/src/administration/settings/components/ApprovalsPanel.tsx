import { EmptyState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { listApprovals } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Approval } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { ApprovalCard } from './ApprovalCard.tsx';

const isOpen = ({ status }: Approval) => status === 'PENDING' || status === 'SCHEDULED';

/** What two administrators decide together: what waits, and what was decided before (ADM-23). */
export function ApprovalsPanel() {
  const t = useAdminSettingsText();
  const read = useOperation(listApprovals, {});
  const list = (items: readonly Approval[], label: string) => (
    <Stack as="ul" gap="x3" aria-label={label}>
      {items.map((approval) => (
        <li key={approval.id}>
          <ApprovalCard approval={approval} />
        </li>
      ))}
    </Stack>
  );
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('approvals.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {({ items }) => {
        const open = items.filter(isOpen);
        const past = items.filter((entry) => !isOpen(entry));
        return (
          <Stack gap="x3">
            <Panel title={t('approvals.title')} lead={t('approvals.lead')}>
              {open.length === 0 ? (
                <EmptyState title={t('approvals.empty.title')} headingLevel={3} illustration={null}>
                  {t('approvals.empty.body')}
                </EmptyState>
              ) : (
                list(open, t('approvals.title'))
              )}
            </Panel>
            {past.length > 0 && <Panel title={t('approvals.past')}>{list(past, t('approvals.past'))}</Panel>}
          </Stack>
        );
      }}
    </ReadView>
  );
}
