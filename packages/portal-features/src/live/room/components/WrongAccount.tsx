import { Button, ButtonLink, ErrorState, Inline } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useSessionText } from '../messages/index.ts';

export interface WrongAccountProps {
  /** Ends the sign-in, and asks for another one that leads back here. @default no such way is offered */
  onSwitchAccount?: (() => void) | undefined;
}

/**
 * Said to someone whose account the session is not of: neither with whom it is nor when (docs/rules/calls.md, Who may
 * enter).
 */
export function WrongAccount({ onSwitchAccount }: WrongAccountProps) {
  const t = useSessionText();
  return (
    <ErrorState
      headingLevel={1}
      title={t('join.wrongAccount.title')}
      action={
        <Inline gap="x1">
          {onSwitchAccount && <Button onPress={onSwitchAccount}>{t('join.wrongAccount.switch')}</Button>}
          <ButtonLink variant="secondary" href={paths.dashboard()}>
            {t('join.unknown.action')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('join.wrongAccount.body')}
    </ErrorState>
  );
}
