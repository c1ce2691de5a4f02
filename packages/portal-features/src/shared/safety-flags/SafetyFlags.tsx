import { Banner, Button, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import { useCapabilities } from '@sakina/platform/react';
import { useState } from 'react';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { useSharedText } from '../messages/index.ts';
import { FlagCard } from './FlagCard.tsx';
import { useSafetyFlags } from './api/use-safety-flags.ts';
import { flagsToShow, isOpen } from './flag-list.ts';
import { useSafetyText } from './messages/index.ts';

/**
 * Answers about self-harm that nobody has acknowledged, first on a provider's pages (CARE-2); nothing where there are none. One
 * that is acknowledged in another place says so instead of vanishing.
 */
export function SafetyFlags() {
  const { canAccessPatientRecords } = useCapabilities();
  return canAccessPatientRecords ? (
    <PanelBoundary>
      <Flags />
    </PanelBoundary>
  ) : null;
}

function Flags() {
  const t = useSafetyText();
  const shared = useSharedText();
  const read = useSafetyFlags();
  const [standing, setStanding] = useState<readonly string[]>([]);
  const flags = flagsToShow(read.data?.items ?? [], standing);
  const ids = flags.map(({ id }) => id);
  if (ids.join(' ') !== standing.join(' ') && read.data) setStanding(ids);

  if (!read.data) {
    if (!read.error)
      return (
        <LoadingRegion label={t('loading')}>
          <Skeleton />
        </LoadingRegion>
      );
    return (
      <Banner
        tone="danger"
        title={t('list')}
        actions={
          <Button size="small" variant="secondary" onPress={read.reload}>
            {shared('retry')}
          </Button>
        }
      >
        {t('failed')}
      </Banner>
    );
  }
  if (flags.length === 0) return null;
  return (
    <Section title={t('title', { count: flags.filter(isOpen).length })} description={t('description')}>
      <Stack as="ul" gap="x2" aria-label={t('list')} aria-live="polite">
        {flags.map((measure) => (
          <FlagCard key={measure.id} measure={measure} onStale={read.reload} />
        ))}
      </Stack>
    </Section>
  );
}
