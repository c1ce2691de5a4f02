import { Button, Link, LoadingRegion, saveFile, Section, Skeleton, Stack, Text, useToast } from '@sakina/design-system';
import { getDataExportFile, listDataExports, removeDataExport, requestDataExport } from '@sakina/platform/contract';
import type { DataExport, DataExportFormat } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { product } from '@sakina/platform/domain';
import { useAction, useClient, useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { bytesOf, ErrorNotice, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { ExportRow } from './ExportRow.tsx';
import { RecordReads } from './RecordReads.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** How often it is asked whether a copy is ready, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/**
 * A copy of everything that is kept about the person, which administrators read their record, and how to ask that it be
 * deleted.
 */
export function DataPart() {
  const t = useProfileText();
  const dates = useFormat();
  const toast = useToast();
  const read = useOperation(
    listDataExports,
    {},
    { refreshMs: (data) => (data?.items.some(({ status }) => status === 'PREPARING') ? ASK_AGAIN_MS : 0) },
  );
  const request = useAction(requestDataExport);
  const client = useClient();
  const [fetching, setFetching] = useState<{ id: string; format: DataExportFormat } | null>(null);
  const [fetchError, setFetchError] = useState<unknown>();
  const [leaving, setLeaving] = useState<DataExport | null>(null);
  const [list, focusList] = useFocusAfter();
  const isPreparing = read.data?.items.some(({ status }) => status === 'PREPARING') ?? false;

  async function ask() {
    setFetchError(undefined);
    try {
      await request.run({});
      toast({ title: t('data.asked'), tone: 'success' });
      focusList();
    } catch (error) {
      // Said by the notice.
      if (!isApiError(error)) throw error;
    }
  }
  async function download({ id, requestedAt }: DataExport, format: DataExportFormat) {
    if (fetching) return;
    setFetching({ id, format });
    setFetchError(undefined);
    try {
      // Past the cache, which shall not hold it.
      const file = await client.call(getDataExportFile, { params: { id }, query: { format } });
      // The server dates it in its own zone; the row says the day of the person’s.
      const name = file.name.replace(/\d{4}-\d{2}-\d{2}/, dates.dateIn(requestedAt));
      saveFile(name, bytesOf(file.contentBase64), `${file.mediaType};charset=utf-8`);
    } catch (thrown) {
      setFetchError(thrown);
    } finally {
      setFetching(null);
    }
  }
  return (
    <Stack gap="section">
      <Section title={t('data.title')} description={t('data.help')}>
        <ErrorNotice error={request.error ?? fetchError} />
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Skeleton lines={4} />
            </LoadingRegion>
          }
        >
          {({ items }) => (
            <Stack gap="x3">
              <div ref={list} tabIndex={-1} role="group" aria-label={t('data.copies')}>
                {items.length === 0 ? (
                  <Text tone="muted">{t('data.none')}</Text>
                ) : (
                  <Stack as="ul" gap="x3">
                    {items.map((copy) => (
                      <ExportRow
                        key={copy.id}
                        copy={copy}
                        fetching={fetching?.id === copy.id ? fetching.format : null}
                        onFetch={(format) => void download(copy, format)}
                        onRemove={() => setLeaving(copy)}
                      />
                    ))}
                  </Stack>
                )}
              </div>
              {isPreparing ? (
                <Text size="sm" tone="muted" role="status">
                  {t('data.preparingHelp')}
                </Text>
              ) : (
                <div>
                  <Button variant="action" isPending={request.isRunning} onPress={() => void ask()}>
                    {t('data.ask')}
                  </Button>
                </div>
              )}
            </Stack>
          )}
        </ReadView>
      </Section>
      <PanelBoundary>
        <RecordReads />
      </PanelBoundary>
      <Section title={t('deletion.title')}>
        <Text measure>{t('deletion.body', { email: product.supportEmail })}</Text>
        <Text measure>{t('deletion.kept')}</Text>
        <Link variant="standalone" href={`mailto:${product.supportEmail}`}>
          {t('deletion.write', { email: product.supportEmail })}
        </Link>
      </Section>
      {leaving && (
        <ConfirmAction
          operation={removeDataExport}
          input={{ params: { id: leaving.id } }}
          title={t('data.removeTitle')}
          confirmLabel={t('data.remove')}
          done={t('data.removed')}
          onClose={() => setLeaving(null)}
          onDone={focusList}
        >
          {t('data.removeBody')}
        </ConfirmAction>
      )}
    </Stack>
  );
}
