import { Button, Dialog, Inline, Text } from '@sakina/design-system';
import { useState } from 'react';
import { mockMode } from '../boot/mock-mode.ts';
import { useAppText } from '../messages/index.ts';

/** 'Reset demo data': asks, empties the mock server's store, and starts the page anew on the first day's data. */
export function DemoReset() {
  const t = useAppText();
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');

  async function reset() {
    setState('running');
    try {
      const mocks = await mockMode();
      await mocks?.resetDemoData();
      window.location.reload();
    } catch {
      setState('failed');
    }
  }

  return (
    <Inline gap="x1">
      <Text as="span" size="sm" tone="muted">{t('demo.notice')}</Text>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>{t('demo.reset')}</Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title={t('demo.resetTitle')}
        actions={
          <>
            <Button variant="secondary" onPress={() => setAsking(false)}>{t('demo.cancel')}</Button>
            <Button variant="danger" isPending={state === 'running'} onPress={() => void reset()}>{t('demo.resetConfirm')}</Button>
          </>
        }
      >
        <Text>{t(state === 'failed' ? 'demo.resetFailed' : 'demo.resetBody')}</Text>
      </Dialog>
    </Inline>
  );
}
