import { Button, Dialog, Inline, Link, Text, theme } from '@sakina/design-system';
import { canEnterProviderArea, paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { use, useState } from 'react';
import styled from 'styled-components';
import { isOwnWindow } from '../boot/identity-ports.ts';
import { mockMode } from '../boot/mock-mode.ts';
import { useHydrationPending } from '../boot/use-hydration-pending.ts';
import { useAppText } from '../messages/index.ts';

// Shown in dark footers and light side navigations, so it inherits their colour.
const Row = styled(Inline)`
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & > button[data-variant] {
    margin-inline-start: calc(-1 * ${theme.space.half});
    padding-inline: ${theme.space.half};
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & > button[data-variant]:hover { background: transparent; text-decoration-thickness: 2px; }
  @media (pointer: coarse) {
    & > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  }
`;

/** Opens the other side of a session in a window with a sign-in of its own, as the signed-in person’s counterpart. */
function SecondWindow({ isProvider }: { isProvider: boolean }) {
  const t = useAppText();
  const sides = use(mockMode())?.sides;
  if (!sides) return null;
  const { claims } = isProvider ? sides.client : sides.provider;
  return (
    <Link isExternal variant="quiet" href={paths.quickLogin({ window: String(claims['sub']) })}>
      {t('demo.secondWindow', { name: String(claims['given_name']) })}
    </Link>
  );
}

/** 'Reset demo data': asks, empties the mock server's store, and reloads the page with the initial data. */
export function DemoReset() {
  const t = useAppText();
  const waits = useHydrationPending();
  const user = useUser();
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
      <span>{t(isOwnWindow ? 'demo.ownWindow' : 'demo.notice')}</span>
      {/* Whoever is signed in has started the mocks, so this waits for nothing. */}
      {user && <SecondWindow isProvider={canEnterProviderArea(user)} />}
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
