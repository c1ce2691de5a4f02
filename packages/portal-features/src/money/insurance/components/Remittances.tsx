import { EmptyState, lazyOverlay, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listRemittances } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { RemittanceSummary } from '@sakina/platform/contract';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { MorePages, usePages } from '../../../shared/pages/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { toRemittance } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { RemittanceRow } from './RemittanceRow.tsx';
import { listStyle } from './rows.styles.ts';

const RemittancePanel = lazyOverlay(() => import('./RemittancePanel.tsx').then((m) => m.RemittancePanel));
const List = styled.ul.attrs({ role: 'list' })`${listStyle}`;

export interface RemittancesProps {
  /** The remittance that is open, or null. */
  openId: string | null;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** What insurers paid: first what a person has to settle, then what is in the books (CLOUD-522). */
export function Remittances({ openId, onGo }: RemittancesProps) {
  const t = useInsuranceText();
  const client = useClient();
  const unposted = useOperation(listRemittances, { query: { status: 'UNPOSTED', limit: 100 } });
  const posted = useOperation(listRemittances, { query: { status: 'POSTED', limit: 100 } });
  const pages = usePages(posted, (after) =>
    client.call(listRemittances, { query: { status: 'POSTED', limit: 100, after } }),
  );
  const loading = (
    <LoadingRegion label={t('remit.loading')}>
      <Skeleton lines={6} />
    </LoadingRegion>
  );
  return (
    <Stack gap="section">
      <ReadView read={unposted} loading={loading}>
        {(open) => (
          <ReadView read={posted} loading={loading}>
            {(done) =>
              open.items.length + done.items.length === 0 ? (
                <EmptyState title={t('remit.empty.title')}>{t('remit.empty.body')}</EmptyState>
              ) : (
                <>
                  <Section title={t('remit.unposted', { count: open.items.length })} description={t('remit.lead')}>
                    {open.items.length === 0 ? (
                      <Text>{t('remit.unposted.none')}</Text>
                    ) : (
                      <Rows label={t('remit.unposted.list')} items={open.items} onGo={onGo} />
                    )}
                  </Section>
                  {done.items.length > 0 && (
                    <Section title={t('remit.posted', { count: done.total })}>
                      <Stack gap="x2">
                        <Rows label={t('remit.posted.list')} items={pages.items} onGo={onGo} />
                        <MorePages pages={pages} label={t('remit.posted.more')} />
                      </Stack>
                    </Section>
                  )}
                </>
              )
            }
          </ReadView>
        )}
      </ReadView>
      <RemittancePanel isOpen={openId !== null} id={openId} onClose={() => onGo(toRemittance(null))} onGo={onGo} />
    </Stack>
  );
}

interface RowsProps {
  label: string;
  items: readonly RemittanceSummary[];
  onGo: (to: InsurancePlace) => void;
}

function Rows({ label, items, onGo }: RowsProps) {
  return (
    <List aria-label={label}>
      {items.map((remittance) => (
        <RemittanceRow key={remittance.id} remittance={remittance} onGo={onGo} />
      ))}
    </List>
  );
}
