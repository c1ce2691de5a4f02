import { Banner, Button, Dialog, LoadingRegion, Skeleton, useToast } from '@sakina/design-system';
import { previewRetention, requestApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { ResponseOf } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { ReasonForm } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { bodyOf, valueAt } from '../model/setting-changes.ts';
import type { SettingChange } from '../model/setting-changes.ts';
import type { SettingsProps } from './SettingsRead.tsx';
import { useLossText } from './use-loss-text.ts';
import { useSettingText } from './use-setting-text.ts';

export interface RetentionDialogProps extends SettingsProps {
  /** What is about to change; one of them at least keeps something for a shorter time. */
  changes: readonly SettingChange[];
  title: string;
  /** Called when it is closed, and whether approval was asked for. */
  onClose: (isAsked: boolean) => void;
}

/**
 * A shorter time deletes, so it is not saved: what it deletes is counted first, then a second administrator is asked,
 * and it takes effect days after they approve (ADM-23, ADM-65).
 */
export function RetentionDialog({ settings, onReload, changes, title, onClose }: RetentionDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const preview = useAction(previewRetention);
  const request = useAction(requestApproval);
  const words = useSettingText();
  const lossWords = useLossText();
  const [read, setRead] = useState<ResponseOf<typeof previewRetention> | null>(null);
  const policies = bodyOf(settings, changes, '').policies ?? {};

  function look() {
    preview.run({ body: { policies } }).then(setRead, () => setRead(null));
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);

  return (
    <Dialog isOpen onOpenChange={() => onClose(false)} title={title} isDismissable={false}>
      {read ? (
        <ReasonForm
          record="retention"
          effects={[
            ...changes.map(({ path, value }) =>
              t('change.fromTo', {
                name: words.nameOf(path),
                before: words.valueOf(path, valueAt(settings, path)),
                after: words.valueOf(path, value),
              }),
            ),
            ...read.losses.map(lossWords),
            t('retention.second'),
            t('retention.later', { count: read.waitDays }),
            t('retention.final'),
          ]}
          confirmLabel={t('retention.ask')}
          onClose={() => onClose(false)}
          error={request.error}
          problem={
            isApiError(request.error, 'ALREADY_REQUESTED') ? (
              <Banner tone="warning" urgency="assertive" title={t('approval.already.title')}>
                {t('approval.already.body')}
              </Banner>
            ) : isApiError(request.error, 'VERSION_CONFLICT') ? (
              <Banner tone="warning" urgency="assertive" title={t('conflict.title')}>
                {t('conflict.body', { name: settings.updatedBy })}
              </Banner>
            ) : undefined
          }
          onConfirm={async (reason) => {
            try {
              await request.run({ body: { kind: 'RETENTION', version: settings.version, policies, reason } });
            } catch (thrown) {
              if (isApiError(thrown, 'VERSION_CONFLICT')) onReload();
              throw thrown;
            }
            toast({ tone: 'success', title: t('approval.asked') });
            onClose(true);
          }}
        />
      ) : preview.error ? (
        <ErrorNotice
          error={preview.error}
          actions={
            <Button size="small" variant="secondary" onPress={look}>
              {t('retention.again')}
            </Button>
          }
        />
      ) : (
        <LoadingRegion label={t('retention.loading')}>
          <Skeleton lines={5} />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
