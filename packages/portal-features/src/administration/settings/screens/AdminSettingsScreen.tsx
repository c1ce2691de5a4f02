import { Banner, Container, PageHeader, Stack, Tabs } from '@sakina/design-system';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useMayDo, useSearchKey } from '../../shared/index.ts';
import { AccessPanel } from '../components/AccessPanel.tsx';
import { ApprovalsPanel } from '../components/ApprovalsPanel.tsx';
import { AuditView } from '../components/AuditView.tsx';
import { ConnectionsPanel } from '../components/ConnectionsPanel.tsx';
import { FeaturesPanel } from '../components/FeaturesPanel.tsx';
import { History } from '../components/History.tsx';
import { PlansPanel } from '../components/PlansPanel.tsx';
import { PoliciesPanel } from '../components/PoliciesPanel.tsx';
import { SettingsRead } from '../components/SettingsRead.tsx';
import { useAdminSettingsText } from '../messages/index.ts';
import { viewAddress, VIEWS } from '../model/address.ts';
import type { SettingsAddress, SettingsView } from '../model/address.ts';

export interface AdminSettingsScreenProps {
  /** Which view, and what of the audit log is shown, from the address. */
  address: SettingsAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: SettingsAddress) => void;
}

/** What holds for the whole platform, who may do what, and what was done (ROUTE-26). */
export function AdminSettingsScreen({ address, onAddressChange }: AdminSettingsScreenProps) {
  const t = useAdminSettingsText();
  const screen = useRef<HTMLDivElement>(null);
  useSearchKey(screen);
  const mayDecide = useMayDo('approvals.decide');
  const contents: Readonly<Record<SettingsView, () => ReactNode>> = {
    features: () => (
      <SettingsRead>
        {(props) => (
          <>
            <FeaturesPanel {...props} />
            <History {...props} areas={['features.']} />
          </>
        )}
      </SettingsRead>
    ),
    policies: () => (
      <SettingsRead>
        {(props) => (
          <>
            <PoliciesPanel {...props} />
            <History {...props} areas={['policies.', 'organization.']} />
          </>
        )}
      </SettingsRead>
    ),
    approvals: () =>
      mayDecide ? (
        <ApprovalsPanel />
      ) : (
        <Banner urgency="none" title={t('rank.title')}>
          {t('rank.body')}
        </Banner>
      ),
    plans: () => <SettingsRead>{(props) => <PlansPanel {...props} />}</SettingsRead>,
    connections: () => <SettingsRead>{(props) => <ConnectionsPanel {...props} />}</SettingsRead>,
    access: () => <AccessPanel />,
    audit: () => <AuditView address={address} onAddressChange={onAddressChange} />,
  };
  return (
    <Container width="wide" pad="page">
      <div ref={screen}>
        <Stack gap="x3">
          <PageHeader title={t('title')} />
          <Tabs
            label={t('title')}
            selectedKey={address.view}
            onSelectionChange={(id) => {
              const view = VIEWS.find((name) => name === id);
              if (view && view !== address.view) onAddressChange(viewAddress(view));
            }}
            items={VIEWS.map((id) => ({
              id,
              label: t(`view.${id}`),
              content: id === address.view && <Stack gap="x3">{contents[id]()}</Stack>,
            }))}
          />
        </Stack>
      </div>
    </Container>
  );
}
