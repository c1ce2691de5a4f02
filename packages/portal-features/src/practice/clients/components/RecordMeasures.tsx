import { Button, Heading, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { listMeasureFlags, listMeasures } from '@sakina/platform/contract';
import type { Client, Measure } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { AssignMeasureDialog } from './AssignMeasureDialog.tsx';
import { FlagCard } from './FlagCard.tsx';
import { MeasureTrends } from './MeasureTrends.tsx';

/** A client's questionnaires: answers about self-harm before any chart (CARE-2), then trends, then what is open. */
export function RecordMeasures({ client }: { client: Client }) {
  const t = useClientsText();
  const { usesMeasures } = professionRowOf(useUser());
  const read = useOperation(listMeasures, { params: { id: client.id }, query: { limit: 100 } });
  const flags = useOperation(listMeasureFlags, { query: {} });
  const [isAssigning, setAssigning] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const flagged = flags.data?.items.filter((measure) => measure.client.id === client.id) ?? [];
  const loading = (
    <LoadingRegion label={t('measures.loading')}>
      <Skeleton lines={6} />
    </LoadingRegion>
  );
  return (
    <Stack gap="x4">
      <ReadView read={flags} loading={loading}>
        {() =>
          flagged.length > 0 && (
            <Stack as="section" gap="x2" aria-label={t('flags.title')}>
              <Heading ref={top} level={3} tabIndex={-1}>
                {t('flags.title')}
              </Heading>
              {flagged.map((measure) => (
                <FlagCard key={measure.id} client={client} measure={measure} onDone={() => top.current?.focus()} />
              ))}
            </Stack>
          )
        }
      </ReadView>
      <ReadView read={read} loading={loading}>
        {({ items }) => (
          <>
            <MeasureTrends clientId={client.id} measures={items} />
            <OpenMeasures measures={items.filter(({ status }) => status === 'ASSIGNED')} />
          </>
        )}
      </ReadView>
      {client.status === 'ACTIVE' && usesMeasures && (
        <div>
          <Button variant="secondary" onPress={() => setAssigning(true)}>
            {t('assign.open')}
          </Button>
        </div>
      )}
      {isAssigning && <AssignMeasureDialog client={client} onClose={() => setAssigning(false)} />}
    </Stack>
  );
}

function OpenMeasures({ measures }: { measures: readonly Measure[] }) {
  const t = useClientsText();
  const format = useFormat();
  if (measures.length === 0) return null;
  return (
    <Stack as="section" gap="x1" aria-label={t('measures.open')}>
      <Heading level={3} size="sm">
        {t('measures.open')}
      </Heading>
      <Stack as="ul" gap="half" role="list">
        {measures.map(({ id, instrument, dueOn, assignedAt }) => (
          <Text as="li" key={id}>
            {dueOn === null
              ? t('measures.asked', { name: t(`instrument.${instrument}`), day: format.shortDate(assignedAt) })
              : t('measures.due', { name: t(`instrument.${instrument}`), day: format.date(dueOn) })}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
