import { useState } from 'react';
import { ButtonLink, Drawer, FormActions, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile, WaitlistEntry, WaitlistWishes } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useWaitlistText } from '../messages/waitlist/index.ts';
import { WaitlistForm } from './WaitlistForm.tsx';
import { WaitlistJoined } from './WaitlistJoined.tsx';

export interface WaitlistSheetProps {
  /** Whom to wait for; null for anyone who fits the musts. */
  provider: Pick<ProviderProfile, 'id' | 'displayName' | 'modes'> | null;
  /** What was asked for before. */
  wishes: WaitlistWishes;
  /** The path to come back to after signing in. */
  here: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Waiting for someone who has no time yet, or for anyone who fits (CARE-7); a visitor is led to sign in and back. */
export function WaitlistSheet({ provider, wishes, here, onClose }: WaitlistSheetProps) {
  const t = useWaitlistText();
  const user = useUser();
  const [joined, setJoined] = useState<WaitlistEntry | null>(null);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="end"
      size="panel"
      title={provider ? t('titleFor', { name: provider.displayName }) : t('title')}
    >
      {user === null ? (
        <Stack gap="x3">
          <Text>{t('visitor')}</Text>
          <FormActions>
            <ButtonLink variant="secondary" href={paths.register({ redirect: here })}>
              {t('register')}
            </ButtonLink>
            <ButtonLink variant="action" href={paths.login({ redirect: here })}>
              {t('login')}
            </ButtonLink>
          </FormActions>
        </Stack>
      ) : joined ? (
        <WaitlistJoined entry={joined} onClose={onClose} />
      ) : (
        <WaitlistForm provider={provider} wishes={wishes} onJoined={setJoined} onClose={onClose} />
      )}
    </Drawer>
  );
}
