import {
  Button,
  Checkbox,
  ConfirmDialog,
  Form,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@sakina/design-system';
import { dischargeLimits, dischargeReason } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { FormField, KeptNotice, RefusalNotice } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';
import { DischargeBlockers } from './DischargeBlockers.tsx';
import type { DischargeFieldsProps } from './discharge-props.ts';
import { OutreachLog } from './OutreachLog.tsx';
import { useDischarge } from './use-discharge.ts';
import { useSummaryParts } from './use-summary-parts.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** The form that ends care: reason, summary in parts, the client's words, and a last question that says its effects. */
export function DischargeFields(props: DischargeFieldsProps) {
  const t = useClientsText();
  const { client, query, onSelect } = props;
  const { usesMeasures } = professionRowOf(useUser());
  const { parts } = useSummaryParts();
  const discharge = useDischarge(props);
  const { form, fields, kept, problems, settle, blockers, ahead, openPlans, error } = discharge;
  const { control } = form;
  return (
    <Form onSubmit={discharge.submit} errors={problems} errorFocus="field" aria-label={t('view.discharge')}>
      <Stack gap="x3">
        <Text size="sm" tone="muted" measure>
          {t('discharge.lead')}
        </Text>
        <KeptNotice {...kept} onDiscard={discharge.discard} />
        <DischargeBlockers blockers={blockers} query={query} onSelect={onSelect} />
        <RefusalNotice form={form} error={error} />
        {settle !== undefined && (
          <Text as="p" key={form.formState.submitCount} ref={focus} tone="danger" role="alert" tabIndex={-1}>
            {settle}
          </Text>
        )}
        {ahead > 0 && (
          <FormField control={control} name="callsOff">
            {(field) => <Checkbox {...field}>{t('discharge.callsOff', { count: ahead })}</Checkbox>}
          </FormField>
        )}
        <FormField control={control} name="reason">
          {(field) => (
            <Select
              {...field}
              label={t('discharge.reason')}
              isRequired
              options={dischargeReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
            />
          )}
        </FormField>
        {fields.reason === 'TRANSFERRED' && (
          <FormField control={control} name="referral">
            {(field) => (
              <TextField
                {...field}
                label={t('discharge.referral')}
                isRequired
                maxLength={dischargeLimits.referral}
                autoComplete="off"
              />
            )}
          </FormField>
        )}
        {fields.reason === 'LOST_CONTACT' && (
          <FormField control={control} name="outreach">
            {({ value, onChange, errorMessage }) => (
              <OutreachLog attempts={value} onChange={onChange} errorMessage={errorMessage} />
            )}
          </FormField>
        )}
        {parts.map(({ part, label, help }) => (
          <FormField key={part} control={control} name={`parts.${part}`}>
            {(field) => (
              <TextArea {...field} label={label} description={help} isRequired={part === 'course'} rows={3} />
            )}
          </FormField>
        ))}
        <FormField control={control} name="clientWords">
          {(field) => (
            <TextArea
              {...field}
              label={t('discharge.clientWords')}
              description={t('discharge.clientWords.help')}
              rows={3}
              maxLength={dischargeLimits.clientWords}
            />
          )}
        </FormField>
        <Inline gap="x2">
          <Button type="submit" variant="danger">
            {t('discharge.submit')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={discharge.isAsking}
        onOpenChange={discharge.cancel}
        title={t('discharge.confirm.title', { name: client.displayName })}
        confirmLabel={t('discharge.confirm')}
        cancelLabel={t('discharge.keep')}
        onConfirm={discharge.confirm}
        isBusy={discharge.isRunning}
      >
        <Stack gap="x1">
          <span>{t('discharge.effect.record')}</span>
          <span>{t('discharge.effect.sessions', { count: ahead })}</span>
          <span>
            {t(usesMeasures ? 'discharge.effect.parts' : 'discharge.effect.partsPlain', { count: openPlans })}
          </span>
          <span>{t('discharge.effect.told')}</span>
          <span>{t('discharge.effect.sent')}</span>
        </Stack>
      </ConfirmDialog>
    </Form>
  );
}
