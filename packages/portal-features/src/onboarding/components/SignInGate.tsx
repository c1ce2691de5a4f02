import { Button, ButtonLink, FormActions, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useOnboardingText } from '../messages/index.ts';
import { ArrivalHeading } from './ArrivalHeading.tsx';

export interface SignInGateProps {
  /** Where to come back to after signing in. */
  returnTo: string;
  /** Goes back to the answers. */
  onBack: () => void;
}

/** A visitor's last step: sending needs an account that the answers belong to. */
export function SignInGate({ returnTo, onBack }: SignInGateProps) {
  const t = useOnboardingText();
  return (
    <Stack gap="x3">
      <ArrivalHeading>{t('gate.title')}</ArrivalHeading>
      <Text measure>{t('gate.body')}</Text>
      <FormActions>
        <ButtonLink variant="action" href={paths.register({ redirect: returnTo })}>
          {t('gate.register')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.login({ redirect: returnTo })}>
          {t('gate.signIn')}
        </ButtonLink>
        <Button variant="quiet" onPress={onBack}>
          {t('gate.back')}
        </Button>
      </FormActions>
    </Stack>
  );
}
