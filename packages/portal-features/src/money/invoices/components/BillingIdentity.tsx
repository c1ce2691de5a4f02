import {
  Form,
  FormActions,
  LoadingRegion,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
  useToast,
} from '@sakina/design-system';
import { billingIdentityLimits, getBillingIdentity, updateBillingIdentity } from '@sakina/platform/contract';
import type { BillingIdentity as Identity } from '@sakina/platform/contract';
import { isNpi, isPhone, plainNumber } from '@sakina/platform/domain';
import { useAction, useClient, useOperation } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  FieldConflict,
  FormField,
  isSameTyped,
  KeptNotice,
  RefusalNotice,
  resolverOf,
  useKeptChange,
  useVersionedSubmit,
} from '../../../shared/form/index.ts';
import { ReadView } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';

/** Who bills: the numbers and the address that superbills and estimates name. */
export function BillingIdentity() {
  const t = useInvoicesText();
  const read = useOperation(getBillingIdentity, {});
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('identity.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(identity) => <IdentityForm identity={identity} />}
    </ReadView>
  );
}

const orNull = (typed: string) => typed.trim() || null;

/** What is typed of who bills; an empty text is nothing. */
type IdentityFields = Record<'practiceName' | 'npi' | 'taxId' | 'address' | 'phone', string>;

const fieldsOf = ({ practiceName, npi, taxId, address, phone }: Identity): IdentityFields => ({
  practiceName: practiceName ?? '',
  npi: npi ?? '',
  taxId: taxId ?? '',
  address: address ?? '',
  phone: phone ?? '',
});

function IdentityForm({ identity }: { identity: Identity }) {
  const t = useInvoicesText();
  const toast = useToast();
  const client = useClient();
  const update = useAction(updateBillingIdentity);
  const [base, setBase] = useState(identity);
  const form = useForm({
    defaultValues: fieldsOf(base),
    resolver: resolverOf(({ npi, taxId, phone }: IdentityFields) => [
      npi.trim() !== '' && !isNpi(plainNumber(npi)) && ['npi', t('identity.npi.wrong')],
      taxId.trim() !== '' && !/^\d{9}$/.test(plainNumber(taxId)) && ['taxId', t('identity.taxId.wrong')],
      phone.trim() !== '' && !isPhone(phone) && ['phone', t('identity.phone.wrong')],
    ]),
  });
  const { control } = form;
  const fields = useWatch({ control }) as IdentityFields;
  const isChanged = !isSameTyped(fields, fieldsOf(base));
  const unsaved = useKeptChange('billing-identity', {
    base,
    form: fields,
    isChanged,
    restore: (kept) => {
      setBase(kept.base);
      form.reset(kept.form);
    },
  });
  function take(next: Identity) {
    setBase(next);
    form.reset(fieldsOf(next));
  }
  const takeNewest = useEffectEvent(() => {
    if (identity.version > base.version && !isChanged) take(identity);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- a form of the library cannot be filled while rendering
  useEffect(() => takeNewest(), [identity]);

  const { submit, conflict, resolve, closeConflict } = useVersionedSubmit(form, {
    base,
    onBase: setBase,
    read: () => client.call(getBillingIdentity, {}),
    formOf: fieldsOf,
    send: (typed, on) =>
      update.run({
        body: {
          practiceName: orNull(typed.practiceName),
          npi: orNull(plainNumber(typed.npi)),
          taxId: orNull(plainNumber(typed.taxId)),
          address: orNull(typed.address),
          phone: orNull(typed.phone),
          version: on.version,
        },
      }),
    onAgain: update.reset,
    onSent: (saved) => {
      take(saved);
      toast({ tone: 'success', title: t('identity.saved') });
    },
  });

  return (
    <Stack gap="x3">
      <Text measure>{t('identity.lead')}</Text>
      <Form onSubmit={submit}>
        <KeptNotice {...unsaved} onDiscard={() => take(identity)} />
        {!conflict && <RefusalNotice form={form} error={update.error} />}
        <FormField control={control} name="practiceName">
          {(field) => (
            <TextField
              {...field}
              label={t('identity.practiceName')}
              description={t('identity.practiceName.help')}
              maxLength={billingIdentityLimits.practiceName}
            />
          )}
        </FormField>
        <FormField control={control} name="npi">
          {(field) => (
            <TextField
              {...field}
              label={t('identity.npi')}
              description={t('identity.npi.help')}
              inputMode="numeric"
              maxLength={16}
            />
          )}
        </FormField>
        <FormField control={control} name="taxId">
          {(field) => (
            <TextField
              {...field}
              label={t('identity.taxId')}
              description={t('identity.taxId.help')}
              inputMode="numeric"
              maxLength={12}
            />
          )}
        </FormField>
        <FormField control={control} name="address">
          {(field) => (
            <TextArea {...field} label={t('identity.address')} rows={3} maxLength={billingIdentityLimits.address} />
          )}
        </FormField>
        <FormField control={control} name="phone">
          {(field) => <TextField {...field} label={t('identity.phone')} type="tel" maxLength={20} />}
        </FormField>
        <Text size="sm" tone="muted" measure>
          {t('identity.license')}
        </Text>
        <FormActions>
          <SubmitButton>{t('identity.save')}</SubmitButton>
        </FormActions>
      </Form>
      {conflict && (
        <FieldConflict
          onResolve={resolve}
          onClose={closeConflict}
          fields={conflict.fields.map((name) => ({
            id: name,
            term: t(`identity.${name}`),
            mine: conflict.merged[name] && <bdi>{conflict.merged[name]}</bdi>,
            theirs: fieldsOf(conflict.theirs)[name] && <bdi>{fieldsOf(conflict.theirs)[name]}</bdi>,
          }))}
        />
      )}
    </Stack>
  );
}
