import { Dialog, Stack, Tabs, Text } from '@sakina/design-system';
import { recordPart } from '@sakina/platform/contract';
import type { RecordGrant, RecordPart } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useAdminSafetyText } from '../../messages/index.ts';
import { timeLeft } from '../../model/grants.ts';
import { RecordContent } from '../records/RecordContent.tsx';

/** The record of a client above any page, for as long as the reader may read it; it is kept nowhere. */
export function RecordDialog({ grant, onClose }: { grant: RecordGrant; onClose: () => void }) {
  const t = useAdminSafetyText();
  const format = useFormat();
  const [part, setPart] = useState<RecordPart>('NOTES');
  const isOver = timeLeft(grant, useNow(1000)) === 0;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('page.title', { client: grant.client.displayName })}>
      {isOver || grant.activeUntil === null ? (
        <Text role="alert">{t('page.over')}</Text>
      ) : (
        <Stack gap="x2">
          <Text>{t('record.until', { when: format.time(grant.activeUntil) })}</Text>
          <Tabs
            label={t('page.parts')}
            selectedKey={part}
            onSelectionChange={(id) => setPart(recordPart.options.find((each) => each === id) ?? part)}
            items={recordPart.options.map((id) => ({
              id,
              label: t(`part.${id}`),
              content: id === part && <RecordContent key={id} grantId={grant.id} part={id} />,
            }))}
          />
        </Stack>
      )}
    </Dialog>
  );
}
