import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { theme } from '../../themes/theme.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Stack } from '../Layout/index.ts';
import { formatDuration } from '../Timer/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useIdleWarningText } from './messages/index.ts';
import { secondsLeft, toldMoment } from './seconds-left.ts';

export interface IdleWarningProps {
  /** Seconds until the session ends, counted by the owner; shown as they are, read out at 60, 30 and 10. */
  seconds: number;
  /**
   * Called for every answer but the sign-out, closing by Escape included: any input proves that the user is present.
   */
  onExtend: () => void;
  /** Called when the reader ends the session at once. */
  onSignOut: () => void;
  /**
   * Why it ends, and what happens to what was written.
   * @default A sentence that fits every product
   */
  children?: ReactNode;
  /**
   * The session is being ended: neither answer can be given any more.
   * @default false
   */
  isBusy?: boolean;
}

const Countdown = styled.p`
  font-family: ${theme.font.code};
  font-size: ${theme.text.h2};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

/**
 * Asks whether the user is still there, before an idle session ends. Focus is on staying, so an immediate answer stays.
 */
export function IdleWarning({ seconds, onExtend, onSignOut, children, isBusy = false }: IdleWarningProps) {
  const t = useIdleWarningText();
  const { locale } = useLocale();
  const told = toldMoment(seconds);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={t('title')}
      onOpenChange={() => {
        if (!isBusy) onExtend();
      }}
      actions={
        <>
          <Button variant="secondary" isPending={isBusy} onPress={onSignOut}>
            {t('signOut')}
          </Button>
          <Button autoFocus variant="action" isDisabled={isBusy} onPress={onExtend}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <div>{children ?? t('body')}</div>
        <Countdown role="timer" aria-live="off" aria-label={t('countdown')}>
          {formatDuration(secondsLeft(seconds) * 1000, locale)}
        </Countdown>
        <VisuallyHidden role="status">{told === undefined ? '' : t('left', { seconds: told })}</VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
