import { Banner, ButtonLink, Container, Heading, Link, PageHeader, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { Bulleted, LoadingForm } from '../../shared/index.ts';
import { LateSignUp } from '../components/late-parts.ts';
import type { SignUpFormProps } from '../components/SignUpForm.tsx';
import { useOnboardingText } from '../messages/index.ts';

export interface JoinPatientScreenProps extends SignUpFormProps {
  /** Where to go once the questions are answered, kept for the next pages. */
  redirect?: string | undefined;
}

/** The sign-up of somebody who looks for help: what an account means, what they agree to, and their e-mail (ROUTE-13). */
export function JoinPatientScreen({ redirect, ...form }: JoinPatientScreenProps) {
  const t = useOnboardingText();
  const user = useUser();
  const questions = paths.onboardingPersona('patient', { redirect });
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
            <LateSignUp {...form} loading={<LoadingForm label={t('step.loading')} />} />
            <Text size="sm">
              {t('signUp.haveAccount')} <Link href={paths.login({ redirect: questions })}>{t('signUp.login')}</Link>
            </Text>
          </>
        )}
      </Stack>
    </Container>
  );
}
