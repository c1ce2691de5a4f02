import { Banner, ButtonLink, Container, Heading, Link, PageHeader, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { Bulleted, LoadingForm, lazyPanel } from '../../shared/index.ts';
import type { SignUpFormProps } from '../components/SignUpForm.tsx';
import { useOnboardingText } from '../messages/index.ts';

/** The page can be read before the code of its fields has loaded (FAST-1). */
const LazySignUpForm = lazyPanel(() => import('../components/SignUpForm.tsx').then((m) => m.SignUpForm));

export interface JoinPatientScreenProps extends SignUpFormProps {
  /** The path to open after the questions, passed on to the next pages. */
  redirect?: string | undefined;
}

/** The sign-up of a person who looks for help: what an account means, consents, and email (ROUTE-13). */
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
            <LazySignUpForm {...form} loading={<LoadingForm label={t('step.loading')} />} />
            <Text size="sm">
              {t('signUp.haveAccount')} <Link href={paths.login({ redirect: questions })}>{t('signUp.login')}</Link>
            </Text>
          </>
        )}
      </Stack>
    </Container>
  );
}
