import { ButtonLink, FormActions, Heading, Illustration, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { useJoiningText } from '../messages/index.ts';
import { NextSteps } from './NextSteps.tsx';

export interface JoiningDoneProps {
  /** Where the person was on the way to, as far as it is theirs; left out, the application is the next step. */
  onward?: string | undefined;
}

/** Says that the answers have arrived, what happens next, and leads on. */
export function JoiningDone({ onward }: JoiningDoneProps) {
  const t = useJoiningText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Illustration name="dawn" size="sm" />
        <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
          {t('done.title')}
        </Heading>
        <Text measure>{t('done.body', { product: product.name })}</Text>
      </Stack>
      <NextSteps />
      <FormActions isSticky>
        {onward === undefined ? (
          <>
            <ButtonLink variant="action" href={paths.providerApply()}>
              {t('done.apply')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.dashboard()}>
              {t('done.home')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="action" href={onward}>
              {t('done.on')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.providerApply()}>
              {t('done.apply')}
            </ButtonLink>
          </>
        )}
      </FormActions>
    </Stack>
  );
}
