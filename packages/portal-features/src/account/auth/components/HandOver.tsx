import { Banner, Button, Stack, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuthText } from '../messages/index.ts';

export interface HandOverProps {
  /** The text while the browser is redirected (AUTH-8). */
  leaving: 'login.redirecting' | 'register.redirecting';
  /** The button's label. */
  label: 'login.continue' | 'register.continue';
  /** Redirects on mount, without a press. @default false */
  goesByItself?: boolean;
  /** Redirects to the identity server; resolves to the reason if that failed. */
  onLeave: () => Promise<SignInResult>;
}

/**
 * Redirects to the identity server, on mount or on a press. After a failed renewal only on a press, to avoid a redirect
 * loop (AUTH-9).
 */
export function HandOver({ leaving, label, goesByItself = false, onLeave }: HandOverProps) {
  const t = useAuthText();
  const [state, setState] = useState<'waiting' | 'leaving' | 'failed' | 'storage-blocked'>('waiting');

  const leave = useCallback(async () => {
    setState('leaving');
    const result = await onLeave();
    if (result.user !== null || result.reason === 'redirecting') return;
    setState(result.reason === 'storage-blocked' ? result.reason : 'failed');
  }, [onLeave]);

  // Only once: after a failure the user decides whether to retry.
  const hasGone = useRef(!goesByItself);
  useEffect(() => {
    if (hasGone.current) return;
    hasGone.current = true;
    void leave();
  }, [leave]);

  return (
    <Stack gap="x2">
      {state === 'storage-blocked' && (
        <Banner tone="danger" urgency="assertive">
          {t('problem.storageBlocked')}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" urgency="assertive">
          {t(label === 'login.continue' ? 'problem.failed' : 'problem.registerFailed')}
        </Banner>
      )}
      <Text>{t('login.waiting')}</Text>
      <Button variant="action" width="full" isPending={state === 'leaving'} onPress={() => void leave()}>
        {t(label)}
      </Button>
      <Text role="status" size="sm" tone="muted">
        {state === 'leaving' && t(leaving)}
      </Text>
    </Stack>
  );
}
