import { reinstateProvider, suspendProvider } from '@sakina/platform/contract';
import type { AdminProviderDetail } from '@sakina/platform/contract';
import { useState } from 'react';
import { ActDialog } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';

export interface ListingDialogProps {
  /** The provider that it is about. */
  provider: AdminProviderDetail;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Takes a provider out of the directory or puts them back: its effects first, then the reason. */
export function ListingDialog({ provider, onClose }: ListingDialogProps) {
  const t = useAdminProvidersText();
  // What was asked stays the question while the answer changes the record below it.
  const [task] = useState(provider.suspension ? ('reinstate' as const) : ('suspend' as const));
  const name = provider.displayName;
  const changed = { title: t('listing.changed.title'), body: t('listing.changed.body') };
  return (
    <ActDialog
      operation={task === 'suspend' ? suspendProvider : reinstateProvider}
      input={(reason) => ({ params: { id: provider.id }, body: { reason } })}
      onClose={onClose}
      record={`listing-${task}:${provider.id}`}
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
      done={t(`${task}.done`, { name })}
      overtaken={{ ALREADY_SUSPENDED: changed, NOT_SUSPENDED: changed }}
    />
  );
}
