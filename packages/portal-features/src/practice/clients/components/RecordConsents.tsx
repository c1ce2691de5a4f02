import { Button, EmptyState, Stack, Text } from '@sakina/design-system';
import { listClientConsents } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Client, ClientConsent } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { lazyPanel, LoadingLines, ReadList } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { ConsentEntry } from './ConsentEntry.tsx';
import { ConsentRequestDialog } from './ConsentRequestDialog.tsx';

const ConsentWithdrawDialog = lazyPanel(() =>
  import('./ConsentWithdrawDialog.tsx').then((m) => m.ConsentWithdrawDialog),
);

/** What the client has agreed to, with the text's version, who, when and how; it can be asked for and taken back. */
export function RecordConsents({ client }: { client: Client }) {
  const t = useClientsText();
  const read = useOperation(listClientConsents, { params: { id: client.id } });
  const [isAsking, setAsking] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ClientConsent>();
  const ask = useRef<HTMLButtonElement>(null);
  const isOver = client.status === 'DISCHARGED';
  return (
    <Stack gap="x2">
      <Text size="sm" tone="muted" measure>
        {t(isOver ? 'consents.lead.over' : 'consents.lead')}
      </Text>
      {!isOver && (
        <div>
          <Button ref={ask} variant="secondary" onPress={() => setAsking(true)}>
            {t('consents.ask')}
          </Button>
        </div>
      )}
      <ReadList
        read={read}
        loading={<LoadingLines label={t('consents.loading')} lines={[6]} />}
        empty={
          <EmptyState title={t('consents.empty.title')} illustration={null} headingLevel={3}>
            {t('consents.empty.body')}
          </EmptyState>
        }
        label={t('view.consents')}
      >
        {(consent) => <ConsentEntry key={consent.id} consent={consent} onWithdraw={() => setWithdrawn(consent)} />}
      </ReadList>
      {isAsking && <ConsentRequestDialog client={client} onClose={() => setAsking(false)} />}
      {withdrawn && (
        <ConsentWithdrawDialog
          consent={withdrawn}
          name={client.displayName}
          onClose={() => setWithdrawn(undefined)}
          onDone={() => {
            setWithdrawn(undefined);
            // The button that opened it is gone.
            setTimeout(() => ask.current?.focus());
          }}
        />
      )}
    </Stack>
  );
}
