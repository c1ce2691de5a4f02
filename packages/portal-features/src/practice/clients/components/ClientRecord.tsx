import { Button, EmptyState, LoadingRegion, Skeleton, Stack, Tabs } from '@sakina/design-system';
import { getClient } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { errorCase, lazyPanel, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { ClientReferrals } from '../../../shared/referrals/index.ts';
import { useClientsText } from '../messages/index.ts';
import { RECORD_VIEWS } from '../model/query.ts';
import type { ClientsQuery, RecordView } from '../model/query.ts';
import type { TypedTexts } from '../model/typed-texts.ts';
import { DischargeNote } from './DischargeNote.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordTimeline } from './RecordTimeline.tsx';

export interface ClientRecordProps {
  id: string;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** Texts typed and not saved. */
  typed: TypedTexts;
  /** Puts the focus on the client's name when it appears, because the reader asked for it. */
  takesFocus: boolean;
}

const Details = lazyPanel(() => import('./DetailsForm.tsx').then((m) => m.DetailsForm));
const Measures = lazyPanel(() => import('./RecordMeasures.tsx').then((m) => m.RecordMeasures));
const Journal = lazyPanel(() => import('./RecordJournal.tsx').then((m) => m.RecordJournal));
const Consents = lazyPanel(() => import('./RecordConsents.tsx').then((m) => m.RecordConsents));
const ReturnRequest = lazyPanel(() => import('./ReturnRequest.tsx').then((m) => m.ReturnRequest));
const Discharge = lazyPanel(() => import('./DischargePanel.tsx').then((m) => m.DischargePanel));

/** One client's record: who they are, the next action, and its parts. */
export function ClientRecord({ id, query, onSelect, typed, takesFocus }: ClientRecordProps) {
  const t = useClientsText();
  const read = useOperation(getClient, { params: { id } });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('record.loading')}>
          <Stack gap="x3">
            <Skeleton lines={2} />
            <Skeleton shape="block" size="lg" />
          </Stack>
        </LoadingRegion>
      }
      describeError={(error) =>
        errorCase(error) === 'notFound' || errorCase(error) === 'forbidden' ? (
          <EmptyState
            title={t('missing.title')}
            action={
              <Button variant="secondary" onPress={() => onSelect({ ...query, clientId: null })}>
                {t('missing.action')}
              </Button>
            }
          >
            {t('missing.body')}
          </EmptyState>
        ) : undefined
      }
    >
      {(client) => <Record client={client} query={query} onSelect={onSelect} typed={typed} takesFocus={takesFocus} />}
    </ReadView>
  );
}

interface RecordProps extends Omit<ClientRecordProps, 'id'> {
  client: Client;
}

function Record({ client, query, onSelect, typed, takesFocus }: RecordProps) {
  const t = useClientsText();
  const { usesMeasures } = professionRowOf(useUser());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isOver = client.status === 'DISCHARGED';
  const open = (view: RecordView) => onSelect({ ...query, clientId: client.id, view });
  const loading = (
    <LoadingRegion label={t('record.loading')}>
      <Skeleton lines={5} />
    </LoadingRegion>
  );
  const late = { loading };
  // Only the part that is shown is made: each reads its own.
  const contents: Record<RecordView, () => ReactNode> = {
    timeline: () => <RecordTimeline client={client} query={query} onSelect={onSelect} />,
    details: () => <Details {...late} client={client} typed={typed} />,
    measures: () => <Measures {...late} client={client} />,
    journal: () => <Journal {...late} client={client} />,
    consents: () => (
      <Stack gap="x4">
        <Consents {...late} client={client} />
        <ClientReferrals client={client} canRefer={!isOver} />
      </Stack>
    ),
    discharge: () => (
      <Discharge
        {...late}
        client={client}
        query={query}
        onSelect={onSelect}
        typed={typed}
        onDone={() => {
          open('timeline');
          heading.current?.focus();
        }}
      />
    ),
  };
  // A flag is shown to whoever was given it, whatever their profession.
  const hasMeasures = usesMeasures || client.openFlags > 0;
  const views = RECORD_VIEWS.filter(
    (view) => (view !== 'discharge' || !isOver) && (view !== 'measures' || hasMeasures),
  );
  const shown = views.includes(query.view) ? query.view : 'timeline';
  return (
    <Stack gap="x3">
      <RecordHeader client={client} query={query} onSelect={onSelect} headingRef={heading} />
      {isOver && (
        <PanelBoundary>
          <ReturnRequest loading={null} client={client} />
        </PanelBoundary>
      )}
      {isOver && <DischargeNote client={client} onDone={() => heading.current?.focus()} />}
      <Tabs
        label={t('record.parts')}
        selectedKey={shown}
        onSelectionChange={(view) => open(RECORD_VIEWS.find((id) => id === view) ?? 'timeline')}
        items={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          ...(id === 'measures' && client.openFlags > 0 && { count: client.openFlags }),
          content: id === shown && <PanelBoundary>{contents[id]()}</PanelBoundary>,
        }))}
      />
    </Stack>
  );
}
