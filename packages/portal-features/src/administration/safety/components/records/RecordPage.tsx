import { Button, EmptyState, LoadingRegion, PageHeader, Skeleton, Stack, Tabs, Text } from '@sakina/design-system';
import { recordPart } from '@sakina/platform/contract';
import type { RecordGrant, RecordPart } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { ReadView } from '../../../../shared/index.ts';
import { useRecordGrants } from '../../api/records.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { timeLeft } from '../../model/grants.ts';
import { RecordBar } from './RecordBar.tsx';
import { RecordContent } from './RecordContent.tsx';

export interface RecordPageProps {
  /** Id of the access. */
  grantId: string;
  /** The part of the record that is shown. */
  part: RecordPart;
  /** Called when another part is opened. */
  onPart: (part: RecordPart) => void;
  /** Leads back to the list of accesses. */
  onBack: () => void;
}

/** The record of a client, for as long as it may be read. */
export function RecordPage({ grantId, ...rest }: RecordPageProps) {
  const t = useAdminSafetyText();
  const { read, pages } = useRecordGrants();
  const grant = pages.items.find(({ id }) => id === grantId);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('records.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {() => (grant ? <Reading grant={grant} {...rest} /> : <Closed title={t('page.missing')} onBack={rest.onBack} />)}
    </ReadView>
  );
}

function Reading({ grant, part, onPart, onBack }: Omit<RecordPageProps, 'grantId'> & { grant: RecordGrant }) {
  const t = useAdminSafetyText();
  const left = timeLeft(grant, useNow(1000));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // By the clock here and by the server's word, whichever comes first: the page is emptied, not only closed to new
  // readings.
  if (!grant.mayRead || left === 0) return <Closed title={t('page.over')} onBack={onBack} />;
  return (
    <Stack gap="x3" data-print="hide">
      <RecordBar grant={grant} left={left} onEnded={onBack} />
      <PageHeader
        title={t('page.title', { client: grant.client.displayName })}
        titleRef={heading}
        lead={t('page.lead')}
      />
      <Tabs
        label={t('page.parts')}
        selectedKey={part}
        onSelectionChange={(id) => {
          const next = recordPart.options.find((each) => each === id);
          if (next && next !== part) onPart(next);
        }}
        items={recordPart.options.map((id) => ({
          id,
          label: t(`part.${id}`),
          content: id === part && <RecordContent key={id} grantId={grant.id} part={id} />,
        }))}
      />
    </Stack>
  );
}

function Closed({ title, onBack }: { title: string; onBack: () => void }) {
  const t = useAdminSafetyText();
  const heading = useRef<HTMLDivElement>(null);
  // What was read is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1}>
      <EmptyState
        title={title}
        headingLevel={1}
        illustration={null}
        action={<Button onPress={onBack}>{t('page.back')}</Button>}
      >
        <Text>{t('page.closed')}</Text>
      </EmptyState>
    </div>
  );
}
