import { Button, ButtonLink, FormActions, Heading, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { useJoiningText } from '../messages/index.ts';

export interface SignInGateProps {
  /** Where to come back to after signing in. */
  returnTo: string;
  /** Goes back to the answers. */
  onBack: () => void;
}

/** A visitor’s last step: sending needs somebody to answer to. */
export function SignInGate({ returnTo, onBack }: SignInGateProps) {
  const t = useJoiningText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <Stack gap="x3">
      <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
        {t('gate.title')}
      </Heading>
      <Text measure>{t('gate.body')}</Text>
      <FormActions>
        <ButtonLink variant="action" href={paths.login({ redirect: returnTo })}>
          {t('gate.signIn')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.register({ redirect: returnTo })}>
          {t('gate.register')}
        </ButtonLink>
        <Button variant="quiet" onPress={onBack}>
          {t('gate.back')}
        </Button>
      </FormActions>
    </Stack>
  );
}
