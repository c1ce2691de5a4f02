import { ButtonLink, Inline, Text } from '@sakina/design-system';
import { useCommunityText } from '../messages/index.ts';
import { usePlace } from './place.ts';

/** Invites a visitor to sign in before they begin to write, so that nothing typed can be lost on the way. */
export function SignInFirst() {
  const t = useCommunityText();
  const { address, signIn } = usePlace();
  return (
    <Inline gap="x2">
      <Text measure>{t('signIn.body')}</Text>
      <ButtonLink variant="action" href={signIn(address)}>{t('signIn.action')}</ButtonLink>
    </Inline>
  );
}
