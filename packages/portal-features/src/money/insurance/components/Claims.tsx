import {
  Banner,
  Button,
  EmptyState,
  lazyOverlay,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { PartNotice, useClaims } from '../../shared/all-rows/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { atRisk, groupClaims } from '../model/groups.ts';
import type { ClaimGroup } from '../model/groups.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { BillShares } from './BillShares.tsx';
import { ClaimRow } from './ClaimRow.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { listStyle } from './rows.styles.ts';
import { useDay } from './use-day.ts';

const ClaimPanel = lazyOverlay(() => import('./ClaimPanel.tsx').then((m) => m.ClaimPanel));
const List = styled.ul.attrs({ role: 'list' })`${listStyle}`;

/** Rows shown of a group before the rest is asked for. */
const FIRST_ROWS = 10;

export interface ClaimsProps {
  /** The claim that is open, or null. */
  openId: string | null;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** The claims by what to do next, the money at risk above them (CALL-29). */
export function Claims({ openId, onGo }: ClaimsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const { read, rows: claims, isComplete, hasFailed, retry } = useClaims();
  const risk = atRisk(claims);
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
            {risk ? (
              <Banner
                tone="warning"
                urgency="none"
                title={t('risk.title', { amount: format.money(risk.amount), count: risk.count })}
              >
                {risk.until === null ? t('risk.body') : t('risk.until', { day: day(risk.until) })}
              </Banner>
            ) : !isComplete ? null : (
              <Text>{t('risk.none')}</Text>
            )}
            {hasFailed ? (
              <PartNotice title={t('claims.part.title')} retryLabel={t('claims.part.retry')} onRetry={retry}>
                {t('claims.part.body')}
              </PartNotice>
            ) : (
              !isComplete && (
                <Text size="sm" tone="muted" role="status">
                  {t('claims.part', { count: claims.length })}
                </Text>
              )
            )}
            <Stack gap="x4">
              {groupClaims(claims).map((group) => (
                <Group key={group.action} group={group} onGo={onGo} />
              ))}
            </Stack>
          </>
        )}
      </ReadView>
      <ClaimPanel isOpen={openId !== null} id={openId} onClose={() => onGo(toClaim(null))} onGo={onGo} />
    </Stack>
  );
}

function Group({ group: { action, claims }, onGo }: { group: ClaimGroup; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? claims : claims.slice(0, FIRST_ROWS);
  return (
    <Section
      title={t('group.count', { group: t(`group.${action}`), count: claims.length })}
      headingSize="md"
      description={t(`group.${action}.body`)}
    >
      <Stack gap="x2" align="start">
        {action === 'BILL_CLIENT' && <BillShares claims={claims} />}
        <List aria-label={t(`group.${action}`)}>
          {shown.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} onGo={onGo} />
          ))}
        </List>
        {shown.length < claims.length && (
          <Button variant="secondary" onPress={() => setWhole(true)}>
            {t('group.all', { count: claims.length })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
