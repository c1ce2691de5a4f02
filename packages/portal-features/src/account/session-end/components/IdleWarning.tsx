import { IdleWarning as Warning, Text } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useSessionEndText } from '../messages/index.ts';

export interface IdleWarningProps {
  /** Milliseconds until the session ends. */
  remainingMs: number;
  /** Called for every answer but the logout, closing by Escape included. */
  onStay: () => void;
  /** Called when the reader logs out at once. */
  onLogOut: () => void;
}

/**
 * Asks whether someone is there, a minute before an idle session ends, and says what becomes of their writing (SEC-18).
 */
export function IdleWarning({ remainingMs, onStay, onLogOut }: IdleWarningProps) {
  const t = useSessionEndText();
  return (
    <Warning seconds={remainingMs / 1000} onExtend={onStay} onSignOut={onLogOut}>
      <Text>{t('warning.body', { product: product.name })}</Text>
    </Warning>
  );
}
