import { ButtonLink, FormActions, Illustration, Section, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { ArrivalHeading } from '../../shared/application-form/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { Bulleted } from '../../../shared/index.ts';

/** What happens between the onboarding answers and the first client. */
function NextSteps() {
  const t = useJoiningText();
  return (
    <Section title={t('next.title')}>
      <Bulleted isOrdered items={[t('next.apply'), t('next.read'), t('next.open')]} />
    </Section>
  );
}

export interface JoiningDoneProps {
  /** The path the user came for, checked by the app; left out, the application comes next. */
  onward?: string | undefined;
}

/** Confirms that the answers were submitted, says what happens next, and links onward. */
export function JoiningDone({ onward }: JoiningDoneProps) {
  const t = useJoiningText();
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Illustration name="dawn" size="sm" />
        <ArrivalHeading>{t('done.title')}</ArrivalHeading>
        <Text measure>{t('done.body', { product: product.name })}</Text>
      </Stack>
      <NextSteps />
      <FormActions isSticky>
        {onward === undefined ? (
          <>
            <ButtonLink variant="secondary" href={paths.dashboard()}>
              {t('done.home')}
            </ButtonLink>
            <ButtonLink variant="action" href={paths.providerApply()}>
              {t('done.apply')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="secondary" href={paths.providerApply()}>
              {t('done.apply')}
            </ButtonLink>
            <ButtonLink variant="action" href={onward}>
              {t('done.on')}
            </ButtonLink>
          </>
        )}
      </FormActions>
    </Stack>
  );
}
