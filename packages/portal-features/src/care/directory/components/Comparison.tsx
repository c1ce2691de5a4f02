import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useComparedProviders } from '../api/compared-providers.ts';
import { obstacleOf } from '../model/bookable.ts';
import { profilePath } from '../model/profile-path.ts';
import { ReadView } from '../../../shared/index.ts';
import { useComparisonText } from '../messages/comparison/index.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { QueryProps } from './query-props.ts';
import { useComparedFacts } from './use-compared-facts.tsx';

export interface ComparisonProps extends QueryProps {
  /** Whether the heading takes focus when it appears: the reader has opened it, the page did not begin with it. */
  takesFocus: boolean;
  /** Called when the reader goes back to the list. */
  onClose: () => void;
}

// The arrow points to where one came from, in either direction of reading.
const Arrow = styled(ArrowLeft)`[dir='rtl'] & { transform: scaleX(-1); }`;

/** Up to three providers side by side (ROUTE-15). */
export function Comparison({ takesFocus, onClose, ...props }: ComparisonProps) {
  const t = useComparisonText();
  const { query, onQueryChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useComparedProviders(query.compare);
  const facts = useComparedFacts(props);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function remove(id: string) {
    // The button pressed goes away with its column.
    heading.current?.focus();
    onQueryChange({ ...query, compare: query.compare.filter((other) => other !== id) }, { replace: true });
  }
  return (
    <Stack gap="x3">
      <div>
        <Button variant="quiet" size="small" onPress={onClose}>
          <Arrow aria-hidden />
          {t('back')}
        </Button>
      </div>
      <PageHeader title={t('title')} lead={t('lead', { count: query.compare.length })} titleRef={heading} />
      {query.compare.length === 0 ? (
        <EmptyState title={t('empty.title')} action={<Button onPress={onClose}>{t('back')}</Button>}>
          {t('empty.body')}
        </EmptyState>
      ) : (
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loadingAll')}>
              <Skeleton shape="block" size="lg" />
            </LoadingRegion>
          }
        >
          {({ profiles, isSomeoneGone }) => (
            <Stack gap="x2">
              {isSomeoneGone && <Banner tone="warning">{t('gone')}</Banner>}
              {profiles.length > 0 && (
                <ComparisonTable
                  profiles={profiles}
                  facts={facts}
                  waysOf={(provider) => <Ways provider={provider} onRemove={() => remove(provider.id)} />}
                />
              )}
            </Stack>
          )}
        </ReadView>
      )}
    </Stack>
  );
}

function Ways({ provider, onRemove }: { provider: ProviderProfile; onRemove: () => void }) {
  const t = useComparisonText();
  const { displayName: name } = provider;
  return (
    <Stack gap="x1" align="start">
      {obstacleOf(provider) === null && (
        <ButtonLink size="small" href={paths.booking(provider.id)} aria-label={t('bookWith', { name })}>
          {t('book')}
        </ButtonLink>
      )}
      <ButtonLink size="small" variant="secondary" href={profilePath(provider)} aria-label={t('profileOf', { name })}>
        {t('profile')}
      </ButtonLink>
      <Button size="small" variant="quiet" onPress={onRemove}>
        <X aria-hidden />
        {t('remove', { name })}
      </Button>
    </Stack>
  );
}
