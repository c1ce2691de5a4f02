import { Button, ButtonLink, FormActions, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { ArrivalHeading } from './ArrivalHeading.tsx';

type GateText = 'gate.title' | 'gate.body' | 'gate.register' | 'gate.signIn' | 'gate.back';

export interface SignInGateProps {
  /** The texts of the feature that shows the gate. */
  t: (key: GateText) => string;
  /** Which of the two ways to an account is offered first. */
  first: 'register' | 'signIn';
  /** Where to come back to after signing in. */
  returnTo: string;
  /** Goes back to the answers. */
  onBack: () => void;
}

/** The last step of a signed-out visitor: submitting needs an account that the answers belong to. */
export function SignInGate({ t, first, returnTo, onBack }: SignInGateProps) {
  const hrefs = { register: paths.register({ redirect: returnTo }), signIn: paths.login({ redirect: returnTo }) };
  const second = first === 'register' ? 'signIn' : 'register';
  return (
    <Stack gap="x3">
      <ArrivalHeading>{t('gate.title')}</ArrivalHeading>
      <Text measure>{t('gate.body')}</Text>
      <FormActions>
        <Button variant="quiet" onPress={onBack}>
          {t('gate.back')}
        </Button>
        <ButtonLink variant="secondary" href={hrefs[second]}>
          {t(`gate.${second}`)}
        </ButtonLink>
        <ButtonLink variant="action" href={hrefs[first]}>
          {t(`gate.${first}`)}
        </ButtonLink>
      </FormActions>
    </Stack>
  );
}
