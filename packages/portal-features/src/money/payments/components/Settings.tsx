import {
  Banner,
  Form,
  FormActions,
  KeyValueList,
  LoadingRegion,
  MoneyField,
  NumberField,
  Select,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useToast,
} from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { getPayoutSettings, updatePayoutSettings } from '@sakina/platform/contract';
import type { PayoutSettings } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { addDays } from '@sakina/platform/format';
import { useAction, useClient, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { KeptNotice, useRecordForm } from '../../../shared/form/index.ts';
import type { HeldForm } from '../../../shared/form/index.ts';
import { Bulleted, ReadView, SaveNotice } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { payoutFormOf, scheduleOf } from '../model/payout-form.ts';
import type { PayoutForm } from '../model/payout-form.ts';
import { MONDAY, nextDates } from '../model/payouts.ts';
import { PayoutConflict } from './PayoutConflict.tsx';

const KINDS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** What banks accept on a statement, as the contract has it (CALL-36). */
const DESCRIPTOR = /^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/;
const DESCRIPTOR_ID = 'statementDescriptor';
const DAY_ID = 'dayOfMonth';
const MINIMUM_ID = 'minimumAmount';
const MAXIMUM_MINIMUM = 1_000_000;

/** When and where to the balance is paid out, with the next dates before anything is saved. */
export function Settings() {
  const t = usePaymentsText();
  const read = useOperation(getPayoutSettings, {});
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('settings.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(settings) => <SettingsForm settings={settings} />}
    </ReadView>
  );
}

function SettingsForm({ settings }: { settings: PayoutSettings }) {
  const t = usePaymentsText();
  const format = useFormat();
  const toast = useToast();
  const update = useAction(updatePayoutSettings);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const { bankAccount, heldUntil, minimumAmount } = settings;
  const client = useClient();
  const [held, hold] = useState<HeldForm<PayoutSettings, PayoutForm> | null>(null);
  const editor = useRecordForm<PayoutSettings, PayoutForm>({
    record: 'payout-settings',
    saved: settings,
    held,
    hold,
    formOf: payoutFormOf,
    read: () => client.call(getPayoutSettings, {}),
    send: (typed, on) =>
      update.run({
        body: {
          version: on.version,
          schedule: scheduleOf(typed) ?? on.schedule,
          minimumAmount: { amountMinor: typed.minimum ?? 0, currency: on.minimumAmount.currency },
          statementDescriptor: typed.descriptor.trim(),
        },
      }),
    onSaved: (saved) => {
      setTried(false);
      toast({
        tone: 'success',
        title: t('settings.saved'),
        ...(saved.nextPayoutOn !== null && {
          description: t('settings.saved.next', { day: format.date(saved.nextPayoutOn) }),
        }),
      });
    },
  });
  const { form, change, conflict } = editor;
  const { kind, minimum, descriptor } = form;
  const [wasTried, setTried] = useState(false);
  const schedule = scheduleOf(form);
  const refused = fieldProblems(update.error);
  const problems = [
    ...(schedule ? [] : [{ name: DAY_ID, message: t('settings.day.wrong') }]),
    ...(minimum !== null && minimum >= 0 && minimum <= MAXIMUM_MINIMUM
      ? []
      : [
          {
            name: MINIMUM_ID,
            message: t('settings.minimum.wrong', {
              most: format.money({ ...minimumAmount, amountMinor: MAXIMUM_MINIMUM }),
            }),
          },
        ]),
    ...(DESCRIPTOR.test(descriptor.trim()) ? [] : [{ name: DESCRIPTOR_ID, message: t('settings.descriptor.wrong') }]),
  ];
  const messageOf = (field: string) =>
    refused[field] ?? (wasTried ? problems.find((problem) => problem.name === field)?.message : undefined);

  async function save() {
    setTried(true);
    if (!schedule || minimum === null || problems.length > 0) return;
    await editor.submit();
  }

  return (
    <Stack gap="x4">
      {heldUntil !== null && (
        <Banner tone="warning" urgency="none" title={t('held.title', { day: format.date(heldUntil) })}>
          {t('held.body')}
        </Banner>
      )}
      <Stack gap="x1">
        <KeyValueList
          aria-label={t('settings.account')}
          items={[
            {
              term: t('settings.account'),
              value: bankAccount
                ? t('payout.accountValue', { bank: bankAccount.bankName, last4: bankAccount.last4 })
                : t('settings.account.none'),
            },
          ]}
        />
        <Text size="sm" tone="muted" measure>
          {t('settings.account.help', { email: product.supportEmail })}
        </Text>
      </Stack>
      <Form onSubmit={save} errors={wasTried ? problems : []} errorFocus="field" headingLevel={3}>
        <KeptNotice {...editor.unsaved} onDiscard={editor.discard} />
        <SaveNotice error={conflict || Object.keys(refused).length > 0 ? undefined : update.error} />
        <Select
          label={t('settings.schedule')}
          isRequired
          options={KINDS.map((id) => ({ id, label: t(`schedule.${id}`) }))}
          value={kind}
          onChange={(id) => change({ kind: KINDS.find((each) => each === id) ?? kind })}
        />
        {kind === 'WEEKLY' && (
          <Select
            label={t('settings.weekday')}
            isRequired
            options={WEEKDAYS.map((number) => ({
              id: String(number),
              label: format.date(addDays(MONDAY, number - 1), { weekday: 'long' }),
            }))}
            value={String(form.weekday)}
            onChange={(id) => change({ weekday: Number(id) })}
          />
        )}
        {kind === 'MONTHLY' && (
          <NumberField
            label={t('settings.day')}
            description={t('settings.day.help')}
            name={DAY_ID}
            isRequired
            min={1}
            max={31}
            value={form.dayOfMonth}
            onChange={(dayOfMonth) => change({ dayOfMonth })}
            errorMessage={messageOf(DAY_ID)}
          />
        )}
        <MoneyField
          label={t('settings.minimum')}
          description={t('settings.minimum.help')}
          name={MINIMUM_ID}
          currency={minimumAmount.currency}
          isRequired
          value={minimum}
          onChange={(next) => change({ minimum: next })}
          errorMessage={messageOf(MINIMUM_ID)}
        />
        <TextField
          label={t('settings.descriptor')}
          description={t('settings.descriptor.help')}
          name={DESCRIPTOR_ID}
          isRequired
          value={descriptor}
          onChange={(next) => change({ descriptor: next })}
          errorMessage={messageOf(DESCRIPTOR_ID)}
        />
        {schedule && bankAccount && (
          <Stack as="section" gap="x1" aria-label={t('settings.next')}>
            <Text weight="strong">{t('settings.next')}</Text>
            <Bulleted isOrdered items={nextDates(schedule, today, heldUntil, 3).map((date) => format.date(date))} />
          </Stack>
        )}
        <FormActions>
          <SubmitButton>{t('settings.save')}</SubmitButton>
        </FormActions>
      </Form>
      {conflict && (
        <PayoutConflict
          conflict={conflict}
          currency={minimumAmount.currency}
          onResolve={editor.resolve}
          onClose={editor.closeConflict}
        />
      )}
    </Stack>
  );
}
