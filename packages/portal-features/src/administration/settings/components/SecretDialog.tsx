import { Banner, TextField, useToast } from '@sakina/design-system';
import { adminReasonLength, requestApproval, secretLength } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { PlatformSettings } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { Effects, FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { RefusedAct, useAdminText } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { useIntegrationName } from './use-integration-name.ts';

export interface SecretDialogProps {
  integration: PlatformSettings['integrations'][number];
  /** Called when it is to close. */
  onClose: () => void;
}

/**
 * Asks a second administrator to replace the secret of a connected system. It is sent once and never read back
 * (ADM-67).
 */
export function SecretDialog({ integration, onClose }: SecretDialogProps) {
  const t = useAdminSettingsText();
  const admin = useAdminText();
  const toast = useToast();
  const name = useIntegrationName()(integration);
  const request = useAction(requestApproval);
  const form = useForm({ defaultValues: { secret: '', reason: '' } });
  // The secret itself is never kept.
  const kept = useKeptReason(form, 'reason', `secret:${integration.id}`);
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
    <FormDialog
      form={form}
      kept={kept}
      title={t('connections.replaceTitle', { name })}
      confirmLabel={t('retention.ask')}
      cancelLabel={admin('cancel')}
      tone="danger"
      error={request.error}
      problem={problem ?? (request.error && <RefusedAct error={request.error} />)}
      onClose={onClose}
      send={({ secret, reason }) =>
        request.run({ body: { kind: 'SECRET', integrationId: integration.id, secret, reason: reason.trim() } })
      }
      onSent={() => {
        toast({ tone: 'success', title: t('approval.asked') });
        onClose();
      }}
    >
      <Effects
        title={admin('effects')}
        items={[
          t(integration.isConfigured ? 'connections.effect.replaced' : 'connections.effect.first'),
          t('connections.effect.unread'),
          t('connections.effect.undo'),
          t('retention.second'),
        ]}
      />
      <FormField
        control={form.control}
        name="secret"
        rules={{
          validate: ({ length }) =>
            (length >= secretLength.min && length <= secretLength.max) || t('connections.secretWrong'),
        }}
      >
        {(field) => (
          <TextField
            {...field}
            type="password"
            label={t('connections.secret')}
            description={t('connections.secretHelp')}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={admin('reason.label')}
        description={admin('reason.help')}
        rows={2}
        least={adminReasonLength.min}
        most={adminReasonLength.max}
        missing={admin('reason.short', { least: adminReasonLength.min })}
      />
    </FormDialog>
  );
}
