import { Banner, TextField, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { PlatformSettings } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../shared/admin/index.ts';
import { useUpdateSettings } from '../api/use-update-settings.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import type { SettingsProps } from './SettingsRead.tsx';
import { useIntegrationName } from './use-integration-name.ts';

export interface SecretDialogProps extends SettingsProps {
  integration: PlatformSettings['integrations'][number];
  onClose: () => void;
}

const LEAST = 8;
const MOST = 512;

/** Replaces the secret of a connected system. It is sent once and never read back. */
export function SecretDialog({ settings, onReload, integration, onClose }: SecretDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const name = useIntegrationName()(integration);
  const update = useUpdateSettings();
  const field = useRef<HTMLInputElement>(null);
  const [secret, setSecret] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = secret.length < LEAST || secret.length > MOST;
  const problem = isApiError(update.error, 'VERSION_CONFLICT') ? (
    <Banner tone="warning" urgency="assertive" title={t('conflict.title')}>
      {t('connections.conflict', { name: settings.updatedBy })}
    </Banner>
  ) : isApiError(update.error, 'LOG_DOWN') ? (
    <Banner tone="danger" urgency="assertive" title={t('logDown.title')}>
      {t('logDown.body')}
    </Banner>
  ) : undefined;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('connections.replaceTitle', { name })}
      effects={[
        t(integration.isConfigured ? 'connections.effect.replaced' : 'connections.effect.first'),
        t('connections.effect.unread'),
        t('connections.effect.undo'),
      ]}
      confirmLabel={t('connections.replace')}
      error={update.error}
      problem={problem}
      onConfirm={async (reason) => {
        setChecked(true);
        if (isWrong) {
          field.current?.focus();
          return;
        }
        try {
          await update.run({
            body: { version: settings.version, reason, secrets: [{ integrationId: integration.id, secret }] },
          });
        } catch (thrown) {
          if (isApiError(thrown, 'VERSION_CONFLICT')) onReload();
          throw thrown;
        }
        toast({ tone: 'success', title: t('connections.done', { name }) });
        onClose();
      }}
    >
      <TextField
        ref={field}
        type="password"
        label={t('connections.secret')}
        description={t('connections.secretHelp')}
        autoComplete="off"
        isRequired
        value={secret}
        onChange={setSecret}
        errorMessage={isChecked && isWrong ? t('connections.secretWrong') : undefined}
      />
    </ReasonDialog>
  );
}
