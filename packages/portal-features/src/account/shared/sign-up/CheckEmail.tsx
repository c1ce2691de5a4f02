import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@sakina/design-system';
import { useSignUpText } from './messages/index.ts';

export interface CheckEmailProps {
  /** The email address that was typed. */
  email: string;
  /** Address of the page to sign in. */
  loginHref: string;
  /** Leads back to the form, which keeps what was typed. */
  onAgain: () => void;
}

/** Stable, so that React calls it once: the button that was pressed has gone. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

/** Says that registration goes on in a message, with the same words for every address. */
export function CheckEmail({ email, loginHref, onAgain }: CheckEmailProps) {
  const t = useSignUpText();
  return (
    <Stack gap="x2">
      <Heading level={2} size="md" tabIndex={-1} ref={takeFocus}>
        {t('sent.title')}
      </Heading>
      <Text measure>{t('sent.body', { email: `\u2068${email}\u2069` })}</Text>
      <Text measure>{t('sent.wait')}</Text>
      <Text measure tone="muted">
        {t('sent.demo')}
      </Text>
      <Inline gap="x2">
        <ButtonLink variant="action" href={loginHref}>
          {t('sent.login')}
        </ButtonLink>
        <Button variant="secondary" onPress={onAgain}>
          {t('sent.again')}
        </Button>
      </Inline>
    </Stack>
  );
}
