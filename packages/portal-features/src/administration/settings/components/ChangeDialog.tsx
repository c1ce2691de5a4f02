import { Banner, Stack, Text, useToast } from '@sakina/design-system';
import { updatePlatformSettings } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { Bulleted } from '../../../shared/index.ts';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { effectsOf, isDangerous } from '../model/effects.ts';
import { bodyOf, valueAt } from '../model/setting-changes.ts';
import type { SettingChange } from '../model/setting-changes.ts';
import type { SettingsProps } from './SettingsRead.tsx';
import { useEffectText } from './use-effect-text.ts';
import { useSettingText } from './use-setting-text.ts';

export interface ChangeDialogProps extends SettingsProps {
  /** What is about to change. */
  changes: readonly SettingChange[];
  title: string;
  /** How many belong to the organisation, where its plan changes. */
  people?: number | null;
  /** Called when it is closed, and whether it was saved. */
  onClose: (isSaved: boolean) => void;
}

/**
 * Says what a change does and asks why, then saves it. If someone else saved meanwhile, both versions are shown and the
 * choice is made again on the newest one; what was typed stays.
 */
export function ChangeDialog({ settings, onReload, changes, title, people = null, onClose }: ChangeDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const update = useAction(updatePlatformSettings);
  const words = useSettingText();
  const effectWords = useEffectText();
  const effects = effectsOf(settings, changes, people);
  const isStale = isApiError(update.error, 'VERSION_CONFLICT');
  const lines = changes.map(({ path, value }) =>
    t('change.fromTo', {
      name: words.nameOf(path),
      before: words.valueOf(path, valueAt(settings, path)),
      after: words.valueOf(path, value),
    }),
  );
  const problem = isStale ? (
    <Banner tone="warning" urgency="assertive" title={t('conflict.title')}>
      <Stack gap="x1">
        <Text size="sm">{t('conflict.body', { name: settings.updatedBy })}</Text>
        <Bulleted
          items={changes.map(({ path, value }) =>
            t('conflict.both', {
              name: words.nameOf(path),
              mine: words.valueOf(path, value),
              theirs: words.valueOf(path, valueAt(settings, path)),
            }),
          )}
        />
      </Stack>
    </Banner>
  ) : isApiError(update.error, 'LOG_DOWN') ? (
    <Banner tone="danger" urgency="assertive" title={t('logDown.title')}>
      {t('logDown.body')}
    </Banner>
  ) : undefined;
  return (
    <ReasonDialog
      isOpen
      onClose={() => onClose(false)}
      record={`settings:${changes.map(({ path }) => path).join(' ')}`}
      title={title}
      effects={[...lines, ...effects.flatMap(effectWords), t('effect.when'), t('effect.undo')]}
      confirmLabel={isStale ? t('conflict.apply') : t('change.save')}
      tone={effects.some(isDangerous) ? 'danger' : 'primary'}
      error={update.error}
      problem={problem}
      onConfirm={async (reason) => {
        try {
          await update.run({ body: bodyOf(settings, changes, reason) });
        } catch (thrown) {
          if (isApiError(thrown, 'VERSION_CONFLICT')) onReload();
          throw thrown;
        }
        toast({ tone: 'success', title: t('change.done') });
        onClose(true);
      }}
    />
  );
}
