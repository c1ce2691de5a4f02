import { Banner, TextField, useToast } from '@sakina/design-system';
import { requestApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { PlatformSettings } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { useIntegrationName } from './use-integration-name.ts';

export interface SecretDialogProps {
  integration: PlatformSettings['integrations'][number];
  /** Called when it is to close. */
  onClose: () => void;
}

const LEAST = 8;
const MOST = 512;

/**
 * Asks a second administrator to replace the secret of a connected system. It is sent once and never read back
 * (ADM-67).
 */
export function SecretDialog({ integration, onClose }: SecretDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const name = useIntegrationName()(integration);
  const request = useAction(requestApproval);
  const field = useRef<HTMLInputElement>(null);
  const [secret, setSecret] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = secret.length < LEAST || secret.length > MOST;
  const problem = isApiError(request.error, 'ALREADY_REQUESTED') ? (
    <Banner tone="warning" urgency="assertive" title={t('approval.already.title')}>
      {t('approval.already.body')}
    </Banner>
  ) : isApiError(request.error, 'LOG_DOWN') ? (
    <Banner tone="danger" urgency="assertive" title={t('logDown.title')}>
      {t('logDown.body')}
    </Banner>
  ) : undefined;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      record={`secret:${integration.id}`}
      title={t('connections.replaceTitle', { name })}
      effects={[
        t(integration.isConfigured ? 'connections.effect.replaced' : 'connections.effect.first'),
        t('connections.effect.unread'),
        t('connections.effect.undo'),
        t('retention.second'),
      ]}
      confirmLabel={t('retention.ask')}
      error={request.error}
      problem={problem}
      onConfirm={async (reason) => {
        setChecked(true);
        if (isWrong) {
          field.current?.focus();
          return false;
        }
        await request.run({ body: { kind: 'SECRET', integrationId: integration.id, secret, reason } });
        toast({ tone: 'success', title: t('approval.asked') });
        onClose();
        return true;
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
