import { Button, EmptyState, Inline, lazyOverlay, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import { listEstimates } from '@sakina/platform/contract';
import type { Estimate } from '@sakina/platform/contract';
import { exceedsEstimate } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadingLines, ReadList } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { DAY } from '../model/day.ts';
import { rowStyle } from './rows.styles.ts';
import { usePagesOf } from '../../../shared/pages/index.ts';

const QUERY = { side: 'MADE', limit: 20 } as const;

/** Reads the estimates that the provider made, the newest first and earlier ones on request (CLOUD-531). */
function useEstimates() {
  return usePagesOf(listEstimates, { query: QUERY });
}

const EstimateDialog = lazyOverlay(() => import('./EstimateDialog.tsx').then((m) => m.EstimateDialog));

const TONES: Record<Estimate['status'], StatusTone> = { OPEN: 'waiting', ACCEPTED: 'success', REPLACED: 'ended' };

const Row = styled.li`${rowStyle}`;

/** The good faith estimates that clients were given, and a new one. @param onOpen Opens one. */
export function Estimates({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useInvoicesText();
  const [isWriting, setWriting] = useState(false);
  const { read, pages } = useEstimates();
  return (
    <Stack gap="x4">
      <Inline gap="x2" justify="between" align="end">
        <Text measure>{t('estimates.lead')}</Text>
        <Button variant="action" onPress={() => setWriting(true)}>
          {t('estimates.new')}
        </Button>
      </Inline>
      <ReadList
        read={read}
        loading={<LoadingLines label={t('estimates.loading')} lines={[6]} />}
        empty={<EmptyState title={t('estimates.empty.title')}>{t('estimates.empty.body')}</EmptyState>}
        label={t('view.estimates')}
        more={{ pages, label: t('estimates.more') }}
      >
        {(estimate) => <EstimateRow key={estimate.id} estimate={estimate} onOpen={onOpen} />}
      </ReadList>
      <EstimateDialog
        isOpen={isWriting}
        basis={null}
        onClose={() => setWriting(false)}
        onDone={({ id }) => onOpen(id)}
      />
    </Stack>
  );
}

function EstimateRow({ estimate, onOpen }: { estimate: Estimate; onOpen: (id: string) => void }) {
  const t = useInvoicesText();
  const format = useFormat();
  const { id, client, total, billed, from, until, status } = estimate;
  return (
    <Row>
      <div data-part="who">
        <Text as="span" weight="strong">
          <bdi>{client.displayName}</bdi>
        </Text>
        <Text as="span" size="sm">
          {t('estimates.facts', {
            total: format.money(total),
            from: format.date(from, DAY),
            until: format.date(until, DAY),
          })}
        </Text>
        {billed.amountMinor > 0 && (
          <Text as="span" size="sm">
            {t(exceedsEstimate(total.amountMinor, billed.amountMinor) ? 'estimates.disputable' : 'estimates.billed', {
              billed: format.money(billed),
            })}
          </Text>
        )}
        <Status size="small" tone={TONES[status]}>
          {t(`estimates.${status}`)}
        </Status>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('estimates.openNamed', { name: client.displayName, from: format.date(from, DAY) })}
        onPress={() => onOpen(id)}
      >
        {t('superbills.open')}
      </Button>
    </Row>
  );
}
