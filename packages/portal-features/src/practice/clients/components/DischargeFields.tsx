import {
  Button,
  Checkbox,
  ConfirmDialog,
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
import { KeptNotice } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { DischargeBlockers } from './DischargeBlockers.tsx';
import type { DischargeFieldsProps } from './discharge-props.ts';
import { OutreachLog } from './OutreachLog.tsx';
import { useDischarge } from './use-discharge.ts';
import { useSummaryParts } from './use-summary-parts.ts';

/** The form that ends care: reason, summary in parts, the client's words, and a last question that says its effects. */
export function DischargeFields(props: DischargeFieldsProps) {
  const t = useClientsText();
  const { client, query, onSelect } = props;
  const { usesMeasures } = professionRowOf(useUser());
  const { parts } = useSummaryParts();
  const discharge = useDischarge(props);
  const {
    form,
    set,
    setPart,
    problems,
    blockers,
    ahead,
    openPlans,
    error,
    isAsking,
    isRunning,
    submit,
    confirm,
    cancel,
  } = discharge;
  return (
    <form noValidate onSubmit={submit} aria-label={t('view.discharge')}>
      <Stack gap="x3">
        <Text size="sm" tone="muted" measure>
          {t('discharge.lead')}
        </Text>
        <KeptNotice {...discharge.unsaved} onDiscard={discharge.discard} />
        <DischargeBlockers blockers={blockers} query={query} onSelect={onSelect} />
        <ErrorNotice error={error} />
        {problems.settle && (
          <Text as="p" tone="danger" role="alert" tabIndex={-1} data-field="settle">
            {problems.settle}
          </Text>
        )}
        {ahead > 0 && (
          <Checkbox
            name="callsOff"
            value={form.callsOff}
            onChange={(callsOff) => set({ callsOff })}
            errorMessage={problems.callsOff}
          >
            {t('discharge.callsOff', { count: ahead })}
          </Checkbox>
        )}
        <Select
          name="reason"
          label={t('discharge.reason')}
          isRequired
          options={dischargeReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
          value={form.reason}
          onChange={(id) => set({ reason: dischargeReason.options.find((reason) => reason === id) ?? '' })}
          errorMessage={problems.reason}
        />
        {form.reason === 'TRANSFERRED' && (
          <TextField
            name="referral"
            label={t('discharge.referral')}
            isRequired
            maxLength={dischargeLimits.referral}
            autoComplete="off"
            value={form.referral}
            onChange={(referral) => set({ referral })}
            errorMessage={problems.referral}
          />
        )}
        {form.reason === 'LOST_CONTACT' && (
          <OutreachLog
            attempts={form.outreach}
            onChange={(outreach) => set({ outreach })}
            errorMessage={problems.outreach}
          />
        )}
        {parts.map(({ part, label, help }) => (
          <TextArea
            key={part}
            name={part}
            label={label}
            description={help}
            isRequired={part === 'course'}
            rows={3}
            value={form.parts[part]}
            onChange={(text) => setPart(part, text)}
            errorMessage={part === 'course' ? (problems.course ?? problems.summary) : undefined}
          />
        ))}
        <TextArea
          name="clientWords"
          label={t('discharge.clientWords')}
          description={t('discharge.clientWords.help')}
          rows={3}
          maxLength={dischargeLimits.clientWords}
          value={form.clientWords}
          onChange={(clientWords) => set({ clientWords })}
        />
        <Inline gap="x2">
          <Button type="submit" variant="danger">
            {t('discharge.submit')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={cancel}
        title={t('discharge.confirm.title', { name: client.displayName })}
        confirmLabel={t('discharge.confirm')}
        cancelLabel={t('discharge.keep')}
        onConfirm={confirm}
        isBusy={isRunning}
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
    </form>
  );
}
