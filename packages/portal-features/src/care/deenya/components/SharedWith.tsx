import { Button, Section, Stack, Text, theme, useToast } from '@sakina/design-system';
import { shareJournalEntry } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { JournalEntry } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { ShareDialog } from './ShareDialog.tsx';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
`;

/** Who may read an entry, since when, and how that is given and taken back. */
export function SharedWith({ entry }: { entry: JournalEntry }) {
  const t = useDeenyaText();
  const format = useFormat();
  const toast = useToast();
  const share = useAction(shareJournalEntry);
  const [dialog, setDialog] = useState({ isOpen: false, attempt: 0 });
  const open = useRef<HTMLButtonElement>(null);

  async function takeBack({ providerId, displayName }: JournalEntry['sharedWith'][number]) {
    try {
      await share.run({ params: { id: entry.id }, body: { providerId, shared: false } });
      toast({ tone: 'success', title: t('share.takenBack', { name: displayName }) });
      // The button goes with its row.
      open.current?.focus();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Section title={t('share.title')} description={t('share.help')}>
      <Stack gap="x2" align="stretch">
        <ErrorNotice error={share.error} />
        {entry.sharedWith.length === 0 ? (
          <Text>{t('share.noOne')}</Text>
        ) : (
          <Stack as="ul" gap="none">
            {entry.sharedWith.map((each) => (
              <Row key={each.providerId}>
                <span>
                  <Text weight="strong">
                    <bdi>{each.displayName}</bdi>
                  </Text>
                  <Text size="sm" tone="muted">
                    {t('share.since', { date: format.day(each.sharedAt) })}
                  </Text>
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  isPending={share.isRunning}
                  aria-label={t('share.takeBackNamed', { name: each.displayName })}
                  onPress={() => void takeBack(each)}
                >
                  {t('share.takeBack')}
                </Button>
              </Row>
            ))}
          </Stack>
        )}
        <div>
          <Button
            ref={open}
            variant="secondary"
            onPress={() => setDialog(({ attempt }) => ({ isOpen: true, attempt: attempt + 1 }))}
          >
            {t('share.open')}
          </Button>
        </div>
      </Stack>
      {dialog.attempt > 0 && (
        <ShareDialog
          key={dialog.attempt}
          entry={entry}
          isOpen={dialog.isOpen}
          onClose={() => setDialog(({ attempt }) => ({ isOpen: false, attempt }))}
        />
      )}
    </Section>
  );
}
