import { Container, ErrorState, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { listOwnApplications } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { product } from '@sakina/platform/domain';
import { useEffect, useState } from 'react';
import { errorCase, lazyPanel, ReadView } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';

/** The page can be read before the code of its fields has loaded (FAST-1). */
const LazyApplicationDesk = lazyPanel(() => import('../components/ApplicationDesk.tsx').then((m) => m.ApplicationDesk));

export interface ApplicationScreenProps {
  /** The step in the address, or null for none; left out, the screen keeps the step in its own state. */
  step?: string | null;
  /** Called when the user moves to another step. */
  onStepChange?: (step: string) => void;
}

/** A member's application to become a provider: filled in, submitted, and tracked (ROUTE-31). */
export function ApplicationScreen(address: ApplicationScreenProps) {
  const t = useJoiningText();
  const read = useOperation(listOwnApplications, {});
  const [isAtFirst, setAtFirst] = useState(true);
  useEffect(() => LazyApplicationDesk.preload(), []);
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
          {({ items }) => (
            <LazyApplicationDesk applications={items} onFirstChange={setAtFirst} loading={loading} {...address} />
          )}
        </ReadView>
      </Stack>
    </Container>
  );
}
