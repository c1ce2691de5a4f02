import { Container, ErrorState, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useEffect, useState } from 'react';
import { errorCase, ReadView } from '../../shared/index.ts';
import { useOwnApplications } from '../api/use-own-applications.ts';
import { LateDesk } from '../components/late-parts.ts';
import { useJoiningText } from '../messages/index.ts';

export interface ApplicationScreenProps {
  /** The step that the address names, or null where it names none; left out, the screen keeps its step to itself. */
  step?: string | null;
  /** Called when the reader comes to another step. */
  onStepChange?: (step: string) => void;
}

/** The application of a member to become a provider: written, handed in, and followed (ROUTE-31). */
export function ApplicationScreen(address: ApplicationScreenProps) {
  const t = useJoiningText();
  const read = useOwnApplications();
  const [isAtFirst, setAtFirst] = useState(true);
  useEffect(() => LateDesk.preload(), []);
  const loading = (
    <LoadingRegion label={t('apply.loading')}>
      <Skeleton lines={6} />
    </LoadingRegion>
  );
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t('apply.title')}
          lead={isAtFirst ? t('apply.lead', { product: product.name }) : undefined}
        />
        <ReadView
          read={read}
          loading={loading}
          describeError={(error) =>
            ['forbidden', 'notAllowed'].includes(errorCase(error)) ? (
              <ErrorState title={t('apply.denied.title')}>
                {t('apply.denied.body', { email: product.supportEmail })}
              </ErrorState>
            ) : undefined
          }
        >
          {({ items }) => <LateDesk applications={items} onFirstChange={setAtFirst} loading={loading} {...address} />}
        </ReadView>
      </Stack>
    </Container>
  );
}
