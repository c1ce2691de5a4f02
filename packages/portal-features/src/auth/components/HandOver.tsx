import { Banner, Button, Stack, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuthText } from '../messages/index.ts';

export interface HandOverProps {
  /** What is said while the browser leaves (AUTH-8). */
  leaving: 'login.redirecting' | 'register.redirecting';
  /** The button's words. */
  label: 'login.continue' | 'register.continue';
  /** Leaves without a press, as soon as the page stands. @default false */
  goesByItself?: boolean;
  /** Leaves for the identity server; answers with the reason where it could not. */
  onLeave: () => Promise<SignInResult>;
}

/** Hands over to the identity server, by itself or on a press: after a failed renewal nobody is sent in circles (AUTH-9). */
export function HandOver({ leaving, label, goesByItself = false, onLeave }: HandOverProps) {
  const t = useAuthText();
  const [state, setState] = useState<'waiting' | 'leaving' | 'failed'>('waiting');

  const leave = useCallback(async () => {
    setState('leaving');
    const result = await onLeave();
    if (result.user === null && result.reason !== 'redirecting') setState('failed');
  }, [onLeave]);

  // Once: what the first try could not do, a person decides to try again.
  const hasGone = useRef(!goesByItself);
  useEffect(() => {
    if (hasGone.current) return;
    hasGone.current = true;
    void leave();
  }, [leave]);

  return (
    <Stack gap="x2">
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
