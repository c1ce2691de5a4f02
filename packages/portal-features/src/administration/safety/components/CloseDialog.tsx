import { closeAdminSafetyAlert, closeOnCallAlert } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { useAlertText } from './use-alert-text.ts';
import type { AlertActProps } from './use-overtaken.ts';
import { useOvertaken } from './use-overtaken.ts';

/** Closes an alert with what was done; who reads it is said before. */
export function CloseDialog({ alert, actingAs = 'admin', ...rest }: AlertActProps) {
  const t = useAdminSafetyText();
  const overtaken = useOvertaken();
  const { responsible } = useAlertText();
  const { id, client } = alert;
  const name = client.displayName;
  return (
    <ActDialog
      {...rest}
      operation={actingAs === 'admin' ? closeAdminSafetyAlert : closeOnCallAlert}
      input={(done) => ({ params: { id }, body: { done } })}
      record={`alert-close:${id}`}
      title={t('close.title', { name })}
      effects={[
        alert.responsible.length === 0
          ? t('close.alone')
          : t('close.providers', { names: responsible(alert), count: alert.responsible.length }),
        t('close.client', { name }),
        t('close.final'),
      ]}
      reasonLabel={t('close.done')}
      reasonHelp={t('close.help')}
      confirmLabel={t('close.confirm')}
      tone="primary"
      done={t('close.news', { name })}
      overtaken={overtaken}
    />
  );
}
