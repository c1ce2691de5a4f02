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
import { isApiError } from '@sakina/platform/client';
import { getBillingIdentity, updateBillingIdentity } from '@sakina/platform/contract';
import type { BillingIdentity as Identity } from '@sakina/platform/contract';
import { isNpi, isPhone, plainNumber } from '@sakina/platform/domain';
import { useAction, useClient, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import {
  FieldConflict,
  isSameTyped,
  KeptNotice,
  MOST_REBASES,
  useConflict,
  useKeptChange,
} from '../../../shared/form/index.ts';
import { ErrorNotice, ReadView } from '../../../shared/index.ts';
import { useCheckedFields } from '../../../shared/use-checked-fields.ts';
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
  const form = useCheckedFields(fieldsOf(base), {
    problemOf: (typed) => (name) => {
      if (name === 'npi' && typed.npi.trim() !== '' && !isNpi(plainNumber(typed.npi))) return t('identity.npi.wrong');
      if (name === 'taxId' && typed.taxId.trim() !== '' && !/^\d{9}$/.test(plainNumber(typed.taxId)))
        return t('identity.taxId.wrong');
      if (name === 'phone' && typed.phone.trim() !== '' && !isPhone(typed.phone)) return t('identity.phone.wrong');
      return undefined;
    },
  });
  const { fields, set, check, refuse, errorOf, problems } = form;
  const { isChanged } = form;
  const isRefusedAtField = problems.length > 0;
  const conflicts = useConflict({
    read: () => client.call(getBillingIdentity, {}),
    formOf: fieldsOf,
    isSame: isSameTyped,
  });
  const { conflict } = conflicts;
  const unsaved = useKeptChange('billing-identity', {
    base,
    form: fields,
    isChanged,
    restore: (kept) => {
      setBase(kept.base);
      form.fill(kept.form);
    },
  });
  function take(next: Identity) {
    setBase(next);
    form.restart(fieldsOf(next));
  }
  if (identity.version > base.version && !isChanged) take(identity);

  async function save(typed = fields, on = base, rebases = MOST_REBASES): Promise<void> {
    if (update.isRunning || !check()) return;
    const body = {
      practiceName: orNull(typed.practiceName),
      npi: orNull(plainNumber(typed.npi)),
      taxId: orNull(plainNumber(typed.taxId)),
      address: orNull(typed.address),
      phone: orNull(typed.phone),
      version: on.version,
    };
    try {
      take(await update.run({ body }));
      toast({ tone: 'success', title: t('identity.saved') });
    } catch (refusal) {
      if (!isApiError(refusal, 'VERSION_CONFLICT')) return refuse(refusal);
      const next = rebases > 0 ? await conflicts.meet(on, typed) : null;
      if (next) await goOn(next.on, next.form, rebases - 1);
    }
  }
  async function goOn(on: Identity, typed: IdentityFields, rebases = MOST_REBASES): Promise<void> {
    setBase(on);
    form.fill(typed);
    update.reset();
    await save(typed, on, rebases);
  }
  function resolve(choice: 'mine' | 'theirs') {
    const next = conflicts.resolve(choice);
    if (next) void goOn(next.on, next.form);
  }

  return (
    <Stack gap="x3">
      <Text measure>{t('identity.lead')}</Text>
      <Form onSubmit={() => save()} errors={problems} errorFocus="field" headingLevel={3}>
        <KeptNotice {...unsaved} onDiscard={() => take(identity)} />
        {!conflict && !isRefusedAtField && <ErrorNotice error={update.error} />}
        <TextField
          label={t('identity.practiceName')}
          description={t('identity.practiceName.help')}
          name="practiceName"
          maxLength={120}
          value={fields.practiceName}
          onChange={set('practiceName')}
        />
        <TextField
          label={t('identity.npi')}
          description={t('identity.npi.help')}
          name="npi"
          inputMode="numeric"
          maxLength={16}
          value={fields.npi}
          onChange={set('npi')}
          errorMessage={errorOf('npi')}
        />
        <TextField
          label={t('identity.taxId')}
          description={t('identity.taxId.help')}
          name="taxId"
          inputMode="numeric"
          maxLength={12}
          value={fields.taxId}
          onChange={set('taxId')}
          errorMessage={errorOf('taxId')}
        />
        <TextArea
          label={t('identity.address')}
          name="address"
          rows={3}
          maxLength={240}
          value={fields.address}
          onChange={set('address')}
        />
        <TextField
          label={t('identity.phone')}
          name="phone"
          type="tel"
          maxLength={20}
          value={fields.phone}
          onChange={set('phone')}
          errorMessage={errorOf('phone')}
        />
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
          onClose={conflicts.close}
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
