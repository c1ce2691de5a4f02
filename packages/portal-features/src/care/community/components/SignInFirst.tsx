import { ButtonLink, Inline, Text } from '@sakina/design-system';
import { useInsideText } from '../messages/inside/index.ts';
import { usePlace } from './place.ts';

/** Invites a visitor to sign in before they begin to write, so that nothing typed can be lost on the way. */
export function SignInFirst() {
  const t = useInsideText();
  const { address, signIn } = usePlace();
  return (
    <Inline gap="x2">
      <Text measure>{t('signIn.body')}</Text>
      <ButtonLink variant="action" href={signIn(address)}>
        {t('signIn.action')}
      </ButtonLink>
    </Inline>
  );
}
