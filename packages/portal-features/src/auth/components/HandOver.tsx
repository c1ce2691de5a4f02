import { Button, Stack, Text } from '@sakina/design-system';
import { useState } from 'react';
import { useAuthText } from '../messages/index.ts';
import type { AuthMessage } from '../messages/index.ts';

export interface HandOverProps {
  /** What is said while the browser leaves (AUTH-8). */
  leaving: AuthMessage;
  /** The button's words. */
  label: AuthMessage;
  /** Leaves for the identity server; resolves only where that failed. */
  onLeave: () => Promise<{ reason?: string | undefined }>;
}

/** Hands over to the identity server. It waits for a press: after a failed renewal nobody is sent in circles (AUTH-9). */
export function HandOver({ leaving, label, onLeave }: HandOverProps) {
  const t = useAuthText();
  const [state, setState] = useState<'waiting' | 'leaving' | 'failed'>('waiting');

  async function leave() {
    setState('leaving');
    const { reason } = await onLeave();
    if (reason !== 'redirecting') setState('failed');
  }

  return (
    <Stack gap="x2">
      <Text>{t('login.waiting')}</Text>
      <div role="status">{state === 'leaving' && <Text>{t(leaving)}</Text>}</div>
      {state === 'failed' && <Text tone="danger" role="alert">{t('problem.failed')}</Text>}
      <Button variant="action" width="full" isPending={state === 'leaving'} onPress={() => void leave()}>{t(label)}</Button>
    </Stack>
  );
}
