import {
  DataTable,
  EmptyState,
  initialTableState,
  lazyOverlay,
  LoadingRegion,
  Select,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { listClaims } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { PartNotice, useAllRows } from '../../shared/all-rows/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { byUrgency, isShown, SHOWN } from '../model/groups.ts';
import type { Shown } from '../model/groups.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { ClaimFigures } from './ClaimFigures.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useClaimColumns } from './use-claim-columns.tsx';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

const ClaimPanel = lazyOverlay(() => import('./ClaimPanel.tsx').then((m) => m.ClaimPanel));

export interface ClaimsProps {
  /** The claim that is open, or null. */
  openId: string | null;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/**
 * The claims in one table, at first those to do something about, the most urgent on top; the figures above (CALL-29).
 */
export function Claims({ openId, onGo }: ClaimsProps) {
  const t = useInsuranceText();
  const day = useDay();
  const today = useToday();
  const columns = useClaimColumns(onGo);
  const [state, setState] = useState(() => initialTableState(columns));
  const [show, setShow] = useState<Shown>('todo');
  const { read, rows: claims, isComplete, hasFailed, retry } = useAllRows(listClaims, { query: { limit: 100 } });
  const sorted = useMemo(() => byUrgency(claims), [claims]);
  const rows = useMemo(() => sorted.filter((claim) => isShown(claim, show)), [sorted, show]);
  const countOf = (shown: Shown) => sorted.filter((claim) => isShown(claim, shown)).length;
  return (
    <Stack gap="x2">
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('claims.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('claims.empty.title')}
            action={
              <PlaceLink to={toSession(null)} onGo={onGo}>
                {t('claims.empty.action')}
              </PlaceLink>
            }
          >
            {t('claims.empty.body')}
          </EmptyState>
        }
      >
        {() => (
          <>
            <ClaimFigures claims={claims} isComplete={isComplete} />
            {hasFailed && <PartNotice list="claims" onRetry={retry} />}
            <DataTable
              caption={t('view.claims')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowLabel={({ client, serviceDate }) => t('row.name', { name: client.displayName, day: day(serviceDate) })}
              state={state}
              onStateChange={setState}
              onRowAction={({ id }) => onGo(toClaim(id))}
              isLoading={!isComplete && !hasFailed}
              today={today}
              headingLevel={3}
              tools={
                <Select
                  label={t('show')}
                  isLabelHidden
                  isRequired
                  options={SHOWN.map((id) => ({ id, label: t(`show.${id}`, { count: countOf(id) }) }))}
                  value={show}
                  onChange={(id) => setShow(SHOWN.find((each) => each === id) ?? 'all')}
                />
              }
              empty={<EmptyState title={t(`empty.${show}`)} headingLevel={3} illustration={null} />}
            />
          </>
        )}
      </ReadView>
      <ClaimPanel isOpen={openId !== null} id={openId} onClose={() => onGo(toClaim(null))} onGo={onGo} />
    </Stack>
  );
}
