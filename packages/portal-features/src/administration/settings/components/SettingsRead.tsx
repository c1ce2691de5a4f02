import { Banner, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { getPlatformSettings } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { PlatformSettings } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useMayDo, usePlaceTime } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';

/** The settings as a view shows them, and a way to read them again after a conflict. */
export interface SettingsProps {
  /** The settings as they were last read. */
  settings: PlatformSettings;
  /** Called to read the settings again. */
  onReload: () => void;
  /** Whether the reader may change them; what they may not is not offered. */
  mayChange: boolean;
}

/** Reads the settings for a view and says which version it is. */
export function SettingsRead({ children }: { children: (props: SettingsProps) => ReactNode }) {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const read = useOperation(getPlatformSettings, {});
  const mayChange = useMayDo('settings.change');
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('loading')}>
          <Stack gap="x3">
            <Skeleton lines={3} />
            <Skeleton lines={6} />
          </Stack>
        </LoadingRegion>
      }
    >
      {(settings) => (
        <Stack gap="x3">
          <Text size="sm" tone="muted">
            {t('version', {
              version: settings.version,
              when: moment(settings.updatedAt),
              name: settings.updatedBy,
            })}
          </Text>
          {!mayChange && (
            <Banner urgency="none" title={t('rank.title')}>
              {t('rank.body')}
            </Banner>
          )}
          {children({ settings, mayChange, onReload: read.reload })}
        </Stack>
      )}
    </ReadView>
  );
}
