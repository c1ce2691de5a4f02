import { Grid, LinkCard, LoadingRegion, PageHeader, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import type { CodeFormProps } from './CodeForm.tsx';

const LazyCodeForm = lazyPanel(() => import('./CodeForm.tsx').then((m) => m.CodeForm));

/** A code is short, so its field is too. */
const Narrow = styled.div`max-inline-size: 28rem;`;

/** The choice of how to join: looking for help, offering it, or with an invitation. */
export function JoinChoice({ onCode }: CodeFormProps) {
  const t = useOnboardingText();
  const ways = [
    { id: 'seek', href: paths.joinPatient() },
    { id: 'offer', href: paths.personaSelection() },
    { id: 'look', href: paths.findTherapist() },
  ] as const;
  return (
    <Stack gap="x4">
      <PageHeader title={t('join.title')} lead={t('join.lead', { product: product.name })} />
      <Grid min="lg" gap="x2">
        {ways.map(({ id, href }) => (
          <LinkCard key={id} href={href} title={t(`join.${id}`)} headingLevel={2}>
            <Text tone="muted" size="sm">
              {t(`join.${id}.help`)}
            </Text>
          </LinkCard>
        ))}
      </Grid>
      <Section title={t('join.code.title')}>
        <Narrow>
          <LazyCodeForm onCode={onCode} loading={<CodeFormPlaceholder />} />
        </Narrow>
      </Section>
    </Stack>
  );
}

/** As tall as the field with its help and its button. */
function CodeFormPlaceholder() {
  const t = useOnboardingText();
  return (
    <LoadingRegion label={t('step.loading')}>
      <Stack gap="x3">
        <Stack gap="x2">
          <Skeleton shape="field" />
          <Skeleton lines={1} />
        </Stack>
        <Skeleton shape="button" />
      </Stack>
    </LoadingRegion>
  );
}
