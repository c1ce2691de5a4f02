import { Banner, ButtonLink, Container, Heading, Link, PageHeader, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { Bulleted, LoadingForm } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { LazySignUpForm } from '../../shared/sign-up/index.ts';
import type { SignUpFormProps } from '../../shared/sign-up/index.ts';
import { useOnboardingText } from '../messages/index.ts';

export interface JoinPatientScreenProps extends Omit<SignUpFormProps, 'loginHref'> {
  /** The path to open after the questions, passed on to the next pages. */
  redirect?: string | undefined;
}

/** The sign-up of a person who looks for help: what an account means, consents, and email (ROUTE-13). */
export function JoinPatientScreen({ redirect, ...form }: JoinPatientScreenProps) {
  const t = useOnboardingText();
  const user = useUser();
  usePageName(t('signUp.title'));
  const questions = paths.onboardingPersona('patient', { redirect });
  const loginHref = paths.login({ redirect: questions });
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('signUp.title')} lead={t('signUp.lead')} />
        {user ? (
          <Banner
            urgency="none"
            title={t('signUp.already.title', { email: `\u2068${user.email}\u2069` })}
            actions={
              <ButtonLink variant="action" href={questions}>
                {t('signUp.already.action')}
              </ButtonLink>
            }
          >
            {t('signUp.already.body')}
          </Banner>
        ) : (
          <>
            <Stack gap="x1">
              <Heading level={2} size="md">
                {t('signUp.means')}
              </Heading>
              <Bulleted
                items={[
                  t('signUp.means.own'),
                  t('signUp.means.free'),
                  t('signUp.means.leave'),
                  t('signUp.means.emergency'),
                ]}
              />
            </Stack>
            <LazySignUpForm {...form} loginHref={loginHref} loading={<LoadingForm label={t('step.loading')} />} />
            <Text size="sm">
              {t('signUp.haveAccount')} <Link href={loginHref}>{t('signUp.login')}</Link>
            </Text>
          </>
        )}
      </Stack>
    </Container>
  );
}
