import { Banner, Button, Dialog, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { changeManyUsers, previewManyUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { BodyOf, BulkPreview, BulkResult } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { BulkSet } from './BulkSet.tsx';

export type BulkRequest = BodyOf<typeof previewManyUsers>;

export interface BulkDialogProps {
  /** What is done, and for whom. */
  request: BulkRequest;
  /** Takes back what was done: the opposite for the same people. */
  onUndo: (request: BulkRequest) => void;
  /** Called when it is closed, with whether anything was changed. */
  onClose: (isChanged: boolean) => void;
}

/**
 * Suspends or reactivates many: whom it changes and whom not is read first, then the reason, then each problem is told.
 */
export function BulkDialog({ request, onUndo, onClose }: BulkDialogProps) {
  const t = useAdminUsersText();
  const preview = useAction(previewManyUsers);
  const change = useAction(changeManyUsers);
  const [set, setSet] = useState<BulkPreview | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const task = request.action === 'SUSPEND' ? 'suspend' : 'reactivate';

  function look() {
    change.reset();
    preview.run({ body: request }).then(setSet, () => setSet(null));
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);

  if (result) {
    // Of people that were chosen by name and were all changed, no one else is touched by the way back.
    const isExact =
      request.selection.kind === 'CHOSEN' && request.selection.ids.length === result.changed && result.changed > 0;
    return (
      <Dialog
        isOpen
        onOpenChange={() => onClose(true)}
        title={t(`bulk.${task}.done`, { count: result.changed })}
        actions={
          <>
            {isExact && (
              <Button
                variant="secondary"
                data-key="z"
                onPress={() => onUndo({ ...request, action: task === 'suspend' ? 'REACTIVATE' : 'SUSPEND' })}
              >
                {t(`bulk.${task}.undo`)}
              </Button>
            )}
            <Button variant="secondary" onPress={() => onClose(true)}>
              {t('bulk.close')}
            </Button>
          </>
        }
      >
        {result.problems.length === 0 ? (
          <Text>{t('bulk.all')}</Text>
        ) : (
          <Stack gap="x1">
            <Text>{t('bulk.problems', { count: result.problems.length })}</Text>
            <Bulleted
              items={result.problems.map(({ id, code }) => t('bulk.problem', { id, why: t(`bulk.why.${code}`) }))}
            />
          </Stack>
        )}
      </Dialog>
    );
  }
  if (set === null || set.changing === 0) {
    const { error } = preview;
    const total = isApiError(error, 'SELECTION_TOO_LARGE') ? error.details : null;
    return (
      <Dialog
        isOpen
        onOpenChange={() => onClose(false)}
        title={t(`bulk.${task}.looking`)}
        actions={
          <Button variant="secondary" onPress={() => onClose(false)}>
            {t('bulk.close')}
          </Button>
        }
      >
        {set ? (
          <BulkSet set={set} />
        ) : error ? (
          total ? (
            <Banner tone="warning" urgency="assertive" title={t('bulk.tooMany')}>
              {t('bulk.tooMany.body')}
            </Banner>
          ) : isApiError(error, 'SELECTION_CHANGED') ? (
            <Banner tone="warning" urgency="assertive" title={t('bulk.changed')}>
              {t('bulk.changed.first')}
            </Banner>
          ) : (
            <ErrorNotice
              error={error}
              actions={
                <Button size="small" variant="secondary" onPress={look}>
                  {t('bulk.again')}
                </Button>
              }
            />
          )
        ) : (
          <LoadingRegion label={t('bulk.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        )}
      </Dialog>
    );
  }
  const isChanged = isApiError(change.error, 'SELECTION_CHANGED');
  return (
    <ReasonDialog
      isOpen
      onClose={() => onClose(false)}
      record={`bulk-${task}:${set.mark}`}
      title={t(`bulk.${task}.title`, { count: set.changing })}
      effects={
        task === 'suspend'
          ? [
              t('suspend.effect.access'),
              (set.sessionsAhead ?? 0) > 0
                ? t('bulk.suspend.sessions', { count: set.sessionsAhead ?? 0 })
                : t('bulk.suspend.noSessions'),
              t('bulk.suspend.providers'),
              t('suspend.effect.undo'),
            ]
          : [t('reactivate.effect.access'), t('reactivate.effect.roles'), t('bulk.reactivate.sessions')]
      }
      confirmLabel={t(`bulk.${task}.confirm`, { count: set.changing })}
      tone={task === 'suspend' ? 'danger' : 'primary'}
      error={change.error}
      problem={
        isChanged && (
          <Banner
            tone="warning"
            urgency="assertive"
            title={t('bulk.changed')}
            actions={
              <Button size="small" variant="secondary" onPress={look}>
                {t('bulk.again')}
              </Button>
            }
          >
            {t('bulk.changed.body')}
          </Banner>
        )
      }
      onConfirm={async (reason) => setResult(await change.run({ body: { ...request, reason, mark: set.mark } }))}
    >
      <BulkSet set={set} />
    </ReasonDialog>
  );
}
