import { Button, Inline, Stack, Text } from '@sakina/design-system';
import { claimAdminSafetyAlert } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useAction, useInvalidate, useUser } from '@sakina/platform/react';
import { ErrorNotice } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { changed } from '../api/changed.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { blockOf } from '../model/rules.ts';

/** Who has an alert, and to take it, take it over or let it go. A claim hides the alert from no one. */
export function AlertOwner({ alert }: { alert: AdminSafetyAlertDetail }) {
  const t = useAdminSafetyText();
  const user = useUser();
  const moment = usePlaceTime();
  const invalidate = useInvalidate();
  const claim = useAction(claimAdminSafetyAlert);
  const { id, owner } = alert;
  const isOwn = owner !== null && owner.id === user?.id;

  function change() {
    claim
      .run({
        params: { id },
        body: { isClaimed: !isOwn, ...(owner !== null && !isOwn && { takenFrom: owner.id }) },
      })
      // Whose it is now is read again; the error is said below.
      .catch(() => invalidate(...changed));
  }
  return (
    <Stack gap="x1">
      <Inline>
        <Text as="span">
          {owner === null
            ? t('owner.free')
            : t(isOwn ? 'owner.own' : 'owner.other', { name: owner.displayName, when: moment(owner.since) })}
        </Text>
        {blockOf(alert, user?.id) !== 'own' && (
          <Button size="small" variant="secondary" isPending={claim.isRunning} onPress={change}>
            {t(owner === null ? 'owner.take' : isOwn ? 'owner.release' : 'owner.takeOver')}
          </Button>
        )}
      </Inline>
      <div role="status">{isApiError(claim.error, 'CLAIMED') && <Text>{t('owner.meanwhile')}</Text>}</div>
      {claim.error && !isApiError(claim.error, 'CLAIMED') && <ErrorNotice error={claim.error} />}
    </Stack>
  );
}
