import {
  Avatar,
  ButtonLink,
  EmptyState,
  Grid,
  LinkCard,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFeaturedProviders } from '../api/search-providers.ts';
import { ReadView, avatarKind, useKindOf } from '../../../shared/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { NextFree } from './NextFree.tsx';
import { Rating } from './Rating.tsx';

/** A few providers to begin with, where the address names no one (ROUTE-16). */
export function FeaturedProviders() {
  const t = useEnhancedText();
  const kindOf = useKindOf();
  const read = useFeaturedProviders();
  const onward = (
    <ButtonLink href={paths.findTherapist()} variant="secondary">
      {t('featured.all')}
    </ButtonLink>
  );
  return (
    <Stack gap="x4">
      <PageHeader title={t('featured.title')} lead={t('featured.lead')} />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('featured.loading')}>
            <Grid min="lg">
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Grid>
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('featured.none')} action={onward}>
            {t('featured.noneBody')}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Stack gap="x3">
            <Grid as="ul" min="lg">
              {items.map((provider) => (
                <li key={provider.id}>
                  <LinkCard
                    headingLevel={2}
                    href={paths.therapistEnhanced({ id: provider.id })}
                    title={<bdi>{provider.displayName}</bdi>}
                    media={<Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="lg" />}
                  >
                    <Text size="sm" tone="muted">
                      {kindOf(provider)}
                    </Text>
                    <Text>
                      <bdi>{provider.headline}</bdi>
                    </Text>
                    <Rating rating={provider.rating} />
                    <NextFree provider={provider} />
                  </LinkCard>
                </li>
              ))}
            </Grid>
            <div>{onward}</div>
          </Stack>
        )}
      </ReadView>
    </Stack>
  );
}
