import { ButtonLink, FormActions, Illustration, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { ArrivalHeading } from '../../shared/application-form/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { NextSteps } from './NextSteps.tsx';

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
