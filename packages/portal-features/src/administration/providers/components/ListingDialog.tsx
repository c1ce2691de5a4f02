import { Banner, useToast } from '@sakina/design-system';
import { reinstateProvider, suspendProvider } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { AdminProviderDetail } from '@sakina/platform/contract';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';

export interface ListingDialogProps {
  provider: AdminProviderDetail;
  onClose: () => void;
}

/** Takes a provider out of the directory or puts them back: its effects first, then the reason. */
export function ListingDialog({ provider, onClose }: ListingDialogProps) {
  const t = useAdminProvidersText();
  const toast = useToast();
  const suspend = useAction(suspendProvider);
  const reinstate = useAction(reinstateProvider);
  // What was asked stays the question while the answer changes the record below it.
  const [task] = useState(provider.suspension ? ('reinstate' as const) : ('suspend' as const));
  const action = task === 'suspend' ? suspend : reinstate;
  const name = provider.displayName;
  const isOld = isApiError(action.error, 'ALREADY_SUSPENDED') || isApiError(action.error, 'NOT_SUSPENDED');
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t(`${task}.title`, { name })}
      effects={
        task === 'suspend'
          ? [
              t('suspend.effect.page'),
              t('suspend.effect.sessions', { count: provider.upcomingSessionCount }),
              t('suspend.effect.account'),
              t('suspend.effect.notified', { name }),
              t('suspend.effect.undo'),
            ]
          : [
              t('reinstate.effect.page'),
              t('reinstate.effect.notified', { name }),
              ...(provider.verification === 'VERIFIED' ? [] : [t('reinstate.effect.unverified')]),
            ]
      }
      confirmLabel={t(task)}
      tone={task === 'suspend' ? 'danger' : 'primary'}
      error={action.error}
      problem={
        isOld && (
          <Banner tone="warning" urgency="assertive" title={t('listing.changed.title')}>
            {t('listing.changed.body')}
          </Banner>
        )
      }
      onConfirm={async (reason) => {
        await action.run({ params: { id: provider.id }, body: { reason } });
        toast({ tone: 'success', title: t(`${task}.done`, { name }) });
        onClose();
      }}
    />
  );
}
