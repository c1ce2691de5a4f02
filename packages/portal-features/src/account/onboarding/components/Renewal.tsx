import { Banner, Button } from '@sakina/design-system';
import { useAuth } from '@sakina/platform/react';
import { useState } from 'react';
import { useOnboardingText } from '../messages/index.ts';

/** The answers are stored, but the token does not say so yet: lets the user retry a failed token renewal (AUTH-7). */
export function Renewal() {
  const t = useOnboardingText();
  const { refresh } = useAuth();
  const [state, setState] = useState<'resting' | 'running' | 'failed'>('resting');
  async function renew() {
    setState('running');
    const user = await refresh();
    setState(user?.profileCompleted === true ? 'resting' : 'failed');
  }
  return (
    <Banner
      tone="success"
      title={t('standing.renew.title')}
      actions={
        <Button size="small" isPending={state === 'running'} onPress={() => void renew()}>
          {t('standing.renew.action')}
        </Button>
      }
    >
      {t(state === 'failed' ? 'standing.renew.failed' : 'standing.renew.body')}
    </Banner>
  );
}
