import { Banner, useToast } from '@sakina/design-system';
import { handOverModerationCase } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { ReasonDialog } from '../../shared/index.ts';
import { changed } from '../api/changed.ts';
import { useAdminModerationText } from '../messages/index.ts';

export interface HandOverDialogProps {
  id: string;
  /** Who is on call. */
  name: string;
  onClose: () => void;
  /** Called with what was done, in words. */
  onHandedOver: (news: string) => void;
}

/** Hands someone’s safety to whoever is on call, with what they have to know. */
export function HandOverDialog({ id, name, onClose, onHandedOver }: HandOverDialogProps) {
  const t = useAdminModerationText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const handOver = useAction(handOverModerationCase);
  const isAlready = isApiError(handOver.error, 'ALREADY_HANDED_OVER');
  return (
    <ReasonDialog
      isOpen
      onClose={() => {
        onClose();
        if (isAlready) void invalidate(...changed);
      }}
      title={t('handOver.title', { name })}
      effects={[t('handOver.told', { name }), t('handOver.open'), t('handOver.author')]}
      reasonLabel={t('handOver.note')}
      reasonHelp={t('handOver.help', { name })}
      confirmLabel={t('danger.handOver')}
      tone="primary"
      error={handOver.error}
      problem={
        isAlready && (
          <Banner tone="warning" urgency="assertive" title={t('handOver.already')}>
            {t('handOver.already.body')}
          </Banner>
        )
      }
      onConfirm={async (note) => {
        await handOver.run({ params: { id }, body: { note } });
        toast({ tone: 'success', title: t('handOver.done', { name }) });
        onClose();
        onHandedOver(t('handOver.done', { name }));
      }}
    />
  );
}
