import {
  Banner,
  Button,
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
import { getBillingIdentity } from '@sakina/platform/contract';
import type { BillingIdentity as Identity } from '@sakina/platform/contract';
import { isNpi, isPhone, plainNumber } from '@sakina/platform/domain';
import { useInvalidate } from '@sakina/platform/react';
import { KeptNotice, useKeptFields } from '../../shared/form/index.ts';
import { ErrorNotice, ReadView } from '../../shared/index.ts';
import { useCheckedFields } from '../../shared/use-checked-fields.ts';
import { useBillingIdentity } from '../api/use-billing-identity.ts';
import { useUpdateBillingIdentity } from '../api/use-update-billing-identity.ts';
import { useInvoicesText } from '../messages/index.ts';

/** Who bills: the numbers and the address that superbills and estimates name. */
export function BillingIdentity() {
  const t = useInvoicesText();
  const read = useBillingIdentity();
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('identity.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(identity) => <IdentityForm key={identity.version} identity={identity} />}
    </ReadView>
  );
}

const orNull = (typed: string) => typed.trim() || null;

function IdentityForm({ identity }: { identity: Identity }) {
  const t = useInvoicesText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const update = useUpdateBillingIdentity();
  const isStale = isApiError(update.error, 'VERSION_CONFLICT');
  const form = useCheckedFields(
    {
      practiceName: identity.practiceName ?? '',
      npi: identity.npi ?? '',
      taxId: identity.taxId ?? '',
      address: identity.address ?? '',
      phone: identity.phone ?? '',
    },
    {
      problemOf: (typed) => (name) => {
        if (name === 'npi' && typed.npi.trim() !== '' && !isNpi(plainNumber(typed.npi))) return t('identity.npi.wrong');
        if (name === 'taxId' && typed.taxId.trim() !== '' && !/^\d{9}$/.test(plainNumber(typed.taxId)))
          return t('identity.taxId.wrong');
        if (name === 'phone' && typed.phone.trim() !== '' && !isPhone(typed.phone)) return t('identity.phone.wrong');
        return undefined;
      },
    },
  );
  const { fields, set, check, refuse, errorOf, problems } = form;
  const unsaved = useKeptFields('billing-identity', form);
  const isRefusedAtField = problems.length > 0;

  async function save() {
    if (update.isRunning || !check()) return;
    const body = {
      practiceName: orNull(fields.practiceName),
      npi: orNull(plainNumber(fields.npi)),
      taxId: orNull(plainNumber(fields.taxId)),
      address: orNull(fields.address),
      phone: orNull(fields.phone),
      version: identity.version,
    };
    await update.run({ body }).then(() => {
      unsaved.forget();
      toast({ tone: 'success', title: t('identity.saved') });
    }, refuse);
  }

  return (
    <Stack gap="x3">
      <Text measure>{t('identity.lead')}</Text>
      {isStale && (
        <Banner
          tone="warning"
          title={t('identity.stale.title')}
          actions={
            <Button variant="secondary" size="small" onPress={() => void invalidate(getBillingIdentity)}>
              {t('identity.stale.action')}
            </Button>
          }
        >
          {t('identity.stale.body')}
        </Banner>
      )}
      <Form onSubmit={save} errors={problems} errorFocus="field" headingLevel={3}>
        <KeptNotice {...unsaved} onDiscard={() => form.restart()} />
        {!isStale && !isRefusedAtField && <ErrorNotice error={update.error} />}
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
    </Stack>
  );
}
