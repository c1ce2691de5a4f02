import { Button, Dialog, Inline, Text, theme } from '@sakina/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { mockMode } from '../boot/mock-mode.ts';
import { useHydrationPending } from '../boot/use-hydration-pending.ts';
import { useAppText } from '../messages/index.ts';

// Shown in dark footers and light side navigations, so it inherits their colour.
const Row = styled(Inline)`
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & > button[data-variant] { padding-inline: ${theme.space.half}; color: inherit; text-decoration: underline; text-underline-offset: 0.18em; }
  & > button[data-variant]:hover { background: transparent; text-decoration-thickness: 2px; }
`;

/** 'Reset demo data': asks, empties the mock server's store, and reloads the page with the initial data. */
export function DemoReset() {
  const t = useAppText();
  const waits = useHydrationPending();
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
    <Row gap="x1">
      <span>{t('demo.notice')}</span>
      <Button {...waits} variant="quiet" size="small" onPress={() => setAsking(true)}>
        {t('demo.reset')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title={t('demo.resetTitle')}
        actions={
          <>
            <Button variant="secondary" onPress={() => setAsking(false)}>
              {t('demo.cancel')}
            </Button>
            <Button variant="danger" isPending={state === 'running'} onPress={() => void reset()}>
              {t('demo.resetConfirm')}
            </Button>
          </>
        }
      >
        <Text>{t(state === 'failed' ? 'demo.resetFailed' : 'demo.resetBody')}</Text>
      </Dialog>
    </Row>
  );
}
