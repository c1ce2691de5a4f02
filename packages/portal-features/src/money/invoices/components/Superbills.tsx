import {
  Banner,
  Button,
  EmptyState,
  Inline,
  LoadingRegion,
  Section,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { previewSuperbills } from '@sakina/platform/contract';
import type { SuperbillPreview } from '@sakina/platform/contract';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { MONTH } from '../model/day.ts';
import { monthsUntil } from '../model/months.ts';
import { CandidateRows } from './CandidateRows.tsx';
import { MakeSuperbills } from './MakeSuperbills.tsx';

export interface SuperbillsProps {
  /** Opens a superbill. */
  onOpen: (id: string) => void;
  /** Leads to the form of who bills. */
  onIdentity: () => void;
}

/** The superbills of a month in one action, with what is in the way of each. */
export function Superbills({ onOpen, onIdentity }: SuperbillsProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const months = monthsUntil(format.dateIn(new Date(useNow(60_000)).toISOString()));
  const [month, setMonth] = useState(months[0] ?? '');
  const read = useOperation(previewSuperbills, { query: { month } });
  return (
    <Stack gap="x4">
      <Text measure>{t('superbills.lead')}</Text>
      <Inline>
        <Select
          label={t('superbills.month')}
          isRequired
          options={months.map((id) => ({ id, label: format.date(`${id}-01`, MONTH) }))}
          value={month}
          onChange={setMonth}
        />
      </Inline>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('superbills.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={({ code }) =>
          code === 'FORBIDDEN' ? (
            <EmptyState title={t('superbills.closed.title')} illustration={null}>
              {t('superbills.closed.body')}
            </EmptyState>
          ) : undefined
        }
        isEmpty={({ clients }) => clients.length === 0}
        empty={
          <EmptyState title={t('superbills.empty.title')} illustration={null}>
            {t('superbills.empty.body')}
          </EmptyState>
        }
      >
        {(preview) => <Month preview={preview} onOpen={onOpen} onIdentity={onIdentity} />}
      </ReadView>
    </Stack>
  );
}

function Month({ preview, onOpen, onIdentity }: SuperbillsProps & { preview: SuperbillPreview }) {
  const t = useInvoicesText();
  const format = useFormat();
  const { clients, missing } = preview;
  const isMade = ({ superbillId, isDue }: (typeof clients)[number]) => superbillId !== null && !isDue;
  const ready = clients.filter(({ isDue, blockers }) => isDue && blockers.length === 0);
  const made = clients.filter(isMade);
  const waiting = clients.filter((each) => !ready.includes(each) && !isMade(each));
  return (
    <Stack gap="section">
      {missing.length > 0 && (
        <Banner
          tone="warning"
          urgency="none"
          title={t('superbills.missing.title')}
          actions={
            <Button variant="secondary" size="small" onPress={onIdentity}>
              {t('superbills.missing.action')}
            </Button>
          }
        >
          {t('superbills.missing.body', { parts: format.list(missing.map((part) => t(`part.${part}`))) })}
        </Banner>
      )}
      <Section title={t('superbills.ready', { count: ready.length })}>
        {ready.length === 0 ? (
          <Text tone="muted">{t('superbills.ready.none')}</Text>
        ) : (
          <Stack gap="x2">
            <CandidateRows label={t('superbills.ready', { count: ready.length })} clients={ready} onOpen={onOpen} />
            {missing.length === 0 && <MakeSuperbills month={preview.month} clients={ready} />}
          </Stack>
        )}
      </Section>
      {waiting.length > 0 && (
        <Section title={t('superbills.waiting', { count: waiting.length })}>
          <CandidateRows label={t('superbills.waiting', { count: waiting.length })} clients={waiting} onOpen={onOpen} />
        </Section>
      )}
      {made.length > 0 && (
        <Section title={t('superbills.made', { count: made.length })}>
          <CandidateRows label={t('superbills.made', { count: made.length })} clients={made} onOpen={onOpen} />
        </Section>
      )}
    </Stack>
  );
}
