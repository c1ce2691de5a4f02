import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useOwnPageText } from '../messages/index.ts';
import { formOf } from '../model/page-form.ts';
import type { PageForm } from '../model/page-form.ts';
import { usePolicyText } from './use-policy-text.ts';

export interface PageConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<ProviderAccount, PageForm>;
}

/** Fields that are said together: both numbers of the cancellation policy. */
const partOf = (field: keyof PageForm) =>
  field === 'freeUntilHours' || field === 'lateFeePercent' ? 'cancellationPolicy' : field;
type Part = ReturnType<typeof partOf>;

/** Asks about the parts of the public page that two windows changed, in words. */
export function PageConflict({ conflict: { merged, theirs, fields }, onResolve, onClose }: PageConflictProps) {
  const t = useOwnPageText();
  const format = useFormat();
  const policyText = usePolicyText();
  const there = formOf(theirs);
  const saidIn = (form: PageForm, field: Part): string => {
    switch (field) {
      case 'acceptingNewClients':
      case 'slidingScale':
        return t(form[field] ? 'yes' : 'no');
      case 'specialities':
        return format.list(form.specialities.map((id) => t(`speciality.${id}`)));
      case 'languages':
        return format.list(form.languages.map((id) => format.language(id)));
      case 'modes':
        return format.list(form.modes.map((id) => t(`mode.${id}`)));
      case 'insurers':
        return format.list(form.insurers.map((id) => t(`insurer.${id}`)));
      case 'services':
        return format.list(
          form.services.map(({ name, minutes, price, pricing }) =>
            t('conflict.service', {
              name,
              count: minutes ?? 0,
              price:
                pricing === 'FIXED'
                  ? format.money({ amountMinor: price ?? 0, currency: 'USD' })
                  : t(`pricing.${pricing}`),
            }),
          ),
        );
      case 'cancellationPolicy':
        return policyText({ freeUntilHours: form.freeUntilHours ?? 0, lateFeePercent: form.lateFeePercent ?? 0 });
      case 'displayName':
      case 'handle':
      case 'headline':
      case 'about':
      case 'approach':
      case 'faithPractice':
      case 'city':
      case 'address':
        return form[field];
    }
  };
  return (
    <FieldConflict
      onResolve={onResolve}
      onClose={onClose}
      fields={[...new Set(fields.map(partOf))].map((part) => ({
        id: part,
        term: t(`part.${part}`),
        mine: saidIn(merged, part),
        theirs: saidIn(there, part),
      }))}
    />
  );
}
