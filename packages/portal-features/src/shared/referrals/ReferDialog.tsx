import { CheckboxGroup, RadioGroup, Select, Skeleton, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createReferral, referralLimits, searchProviders } from '@sakina/platform/contract';
import type { ProviderId, ProviderKind, Referral, ReferralShare } from '@sakina/platform/contract';
import { professions } from '@sakina/platform/domain';
import { useAction, useOperation } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../dialogs/index.ts';
import { FormField } from '../form/index.ts';
import { ReadView } from '../ReadView.tsx';
import { useReferralText } from './messages/index.ts';

export interface ReferDialogProps {
  /** The client who is referred. */
  client: Referral['client'];
  /** Called when it is to close. */
  onClose: () => void;
}

const SHARES: readonly ReferralShare[] = ['GOALS', 'SESSIONS'];

interface Fields {
  kind: ProviderKind;
  providerId: ProviderId | null;
  letter: string;
  proposed: ReferralShare[];
}

/** To whom a client is referred, why, and what may be shared; the client decides on all of it. */
export function ReferDialog({ client, onClose }: ReferDialogProps) {
  const t = useReferralText();
  const toast = useToast();
  const create = useAction(createReferral);
  const form = useForm<Fields>({
    defaultValues: { kind: 'THERAPIST', providerId: null, letter: '', proposed: [] },
  });
  const { control } = form;
  const kept = useKeptReason(form, 'letter', `referral:${client.id}`);
  const kind = useWatch({ control, name: 'kind' });
  const providers = useOperation(searchProviders, { query: { kind: [kind], pageSize: 50 } });
  const name = client.displayName;
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('refer.title', { name })}
      confirmLabel={t('refer.submit', { name })}
      cancelLabel={t('refer.cancel')}
      error={create.error}
      onClose={onClose}
      send={async ({ providerId, letter, proposed }) => {
        try {
          return await create.run({ params: { id: client.id }, body: { providerId, letter: letter.trim(), proposed } });
        } catch (refusal) {
          if (!isApiError(refusal, 'REFERRAL_OPEN')) throw refusal;
          create.reset();
          form.setError('providerId', { message: t('refer.provider.open', { name }) }, { shouldFocus: true });
          return false;
        }
      }}
      onSent={() => {
        toast({ tone: 'success', title: t('refer.done', { name }) });
        onClose();
      }}
    >
      <Text measure>{t('refer.lead', { name })}</Text>
      <FormField control={control} name="kind">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('refer.kind')}
            isRequired
            options={professions.map((id) => ({ id, label: t(`kind.${id}`) }))}
            onChange={(id) => {
              field.onChange(id);
              form.resetField('providerId');
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="providerId" rules={{ required: t('refer.provider.missing') }}>
        {(field) => (
          // The field stays while its choices are read: what is missing is missing then too.
          <ReadView read={providers} loading={<Skeleton lines={2} />}>
            {({ items }) => (
              <Select
                {...field}
                label={t('refer.provider')}
                isRequired
                options={items.map(({ id, displayName, headline }) => ({
                  id,
                  label: displayName,
                  description: headline,
                }))}
                value={field.value ?? ''}
              />
            )}
          </ReadView>
        )}
      </FormField>
      <ReasonField
        form={form}
        name="letter"
        kept={kept}
        label={t('refer.letter')}
        description={t('refer.letter.help', { name })}
        rows={4}
        most={referralLimits.letter}
        missing={t('refer.letter.missing')}
      />
      <FormField control={control} name="proposed">
        {(field) => (
          <CheckboxGroup
            {...field}
            label={t('refer.share', { name })}
            options={SHARES.map((id) => ({ id, label: t(`share.${id}`) }))}
            onChange={(chosen) => field.onChange(SHARES.filter((id) => chosen.includes(id)))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
