import { LoadingScreen } from '@sakina/design-system';
import type { Portal } from '@sakina/platform/domain';
import { Main } from './frame.styles.ts';
import { useAppText } from '../messages/index.ts';

/**
 * 'Switching to Provider…' (PORTAL-6), shown in place of every screen during a switch. It takes the focus, so that it
 * is announced.
 */
export function SwitchingNotice({ portal }: { portal: Portal }) {
  const t = useAppText();
  return (
    <Main id="main" tabIndex={-1} ref={(main: HTMLElement | null) => main?.focus({ preventScroll: true })}>
      <LoadingScreen label={t('portal.switching', { portal: t(`portal.${portal}`) })} />
    </Main>
  );
}
