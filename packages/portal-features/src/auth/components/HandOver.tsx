import { Banner, Button, Stack, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { useState } from 'react';
import { useAuthText } from '../messages/index.ts';

export interface HandOverProps {
  /** What is said while the browser leaves (AUTH-8). */
  leaving: 'login.redirecting' | 'register.redirecting';
  /** The button's words. */
  label: 'login.continue' | 'register.continue';
  /** Leaves for the identity server; answers with the reason where it could not. */
  onLeave: () => Promise<SignInResult>;
}

/** Hands over to the identity server. It waits for a press: after a failed renewal nobody is sent in circles (AUTH-9). */
export function HandOver({ leaving, label, onLeave }: HandOverProps) {
  const t = useAuthText();
  const [state, setState] = useState<'waiting' | 'leaving' | 'failed'>('waiting');

  async function leave() {
    setState('leaving');
    const result = await onLeave();
    if (result.user === null && result.reason !== 'redirecting') setState('failed');
  }

  return (
    <Stack gap="x2">
      {state === 'failed' && (
        <Banner tone="danger" urgency="assertive">{t(label === 'login.continue' ? 'problem.failed' : 'problem.registerFailed')}</Banner>
      )}
      <Text>{t('login.waiting')}</Text>
      <Button variant="action" width="full" isPending={state === 'leaving'} onPress={() => void leave()}>{t(label)}</Button>
      <Text role="status" size="sm" tone="muted">{state === 'leaving' && t(leaving)}</Text>
    </Stack>
  );
}
