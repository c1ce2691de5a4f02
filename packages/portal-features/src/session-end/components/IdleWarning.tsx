import { Button, Dialog, Stack, Text, theme, VisuallyHidden } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useSessionEndText } from '../messages/index.ts';

export interface IdleWarningProps {
  /** Milliseconds until the session ends. */
  remainingMs: number;
  /** Called for every answer but the logout, closing by Escape included. */
  onStay: () => void;
  onLogOut: () => void;
}

const Countdown = styled.p`
  font-family: ${theme.font.code};
  font-size: ${theme.text.h2};
  font-variant-numeric: tabular-nums;
`;

/** Moments at which the time is read out, in seconds: every second would drown the question itself. */
const TOLD = [60, 30, 10];

/** Asks whether somebody is there, a minute before an idle session ends (SEC-18). */
export function IdleWarning({ remainingMs, onStay, onLogOut }: IdleWarningProps) {
  const t = useSessionEndText();
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const told = TOLD.findLast((moment) => seconds <= moment);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={t('warning.title')}
      onOpenChange={onStay}
      actions={
        <>
          <Button variant="secondary" onPress={onLogOut}>{t('warning.logout')}</Button>
          <Button autoFocus onPress={onStay}>{t('warning.stay')}</Button>
        </>
      }
    >
      <Stack gap="x2">
        <Text>{t('warning.body', { product: product.name })}</Text>
        <Countdown role="timer" aria-live="off" aria-label={t('warning.countdown')}>{clockFace(seconds)}</Countdown>
        <VisuallyHidden role="status">{told === undefined ? '' : t('warning.left', { seconds: told })}</VisuallyHidden>
      </Stack>
    </Dialog>
  );
}

function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
