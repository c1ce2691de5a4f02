import { claimAdminSafetyAlert } from '@sakina/platform/contract';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useUser } from '@sakina/platform/react';
import { OwnerLine } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { blockOf } from '../model/rules.ts';

/** Who has an alert, and to take it, take it over or let it go; no one takes one about themselves. */
export function AlertOwner({ alert }: { alert: AdminSafetyAlertDetail }) {
  const t = useAdminSafetyText();
  const user = useUser();
  return (
    <OwnerLine
      operation={claimAdminSafetyAlert}
      id={alert.id}
      owner={alert.owner}
      mayClaim={blockOf(alert, user?.id) !== 'own'}
      texts={{
        free: t('owner.free'),
        own: (when) => t('owner.own', { when }),
        other: (name, when) => t('owner.other', { name, when }),
        meanwhile: t('owner.meanwhile'),
      }}
    />
  );
}
