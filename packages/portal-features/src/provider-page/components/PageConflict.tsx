import { Button, KeyValueList } from '@sakina/design-system';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ConflictDialog } from '../../shared/index.ts';
import { useOwnPageText } from '../messages/index.ts';
import { changesOf, formOf } from '../model/page-form.ts';
import type { PageForm } from '../model/page-form.ts';
import { usePolicyText } from './use-policy-text.ts';

export interface PageConflictProps {
  mine: PageForm;
  theirs: ProviderAccount;
  /** Called with the version to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called when it is closed without a choice; what was typed stays. */
  onClose: () => void;
}

const FIELDS = [
  'displayName',
  'handle',
  'headline',
  'about',
  'approach',
  'faithPractice',
  'acceptingNewClients',
  'specialities',
  'languages',
  'modes',
  'city',
  'address',
  'services',
  'insurers',
  'slidingScale',
  'cancellationPolicy',
] as const;
type Field = (typeof FIELDS)[number];

/** Shows the page written here beside the one that another window saved, where they differ (SEC-16). */
export function PageConflict({ mine, theirs, onResolve, onClose }: PageConflictProps) {
  const t = useOwnPageText();
  const format = useFormat();
  const policyText = usePolicyText();
  const there = formOf(theirs);
  const [one, other] = [changesOf(mine), changesOf(there)];
  const fields = FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
  const saidIn = (form: PageForm, field: Field): string => {
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
  const list = (form: PageForm) => (
    <KeyValueList
      layout="stacked"
      items={fields.map((field) => ({
        id: field,
        term: t(`part.${field}`),
        value: saidIn(form, field) || t('conflict.empty'),
      }))}
    />
  );
  return (
    <ConflictDialog
      title={t('conflict.title')}
      body={t('conflict.body')}
      mine={{ title: t('conflict.mine'), content: list(mine) }}
      theirs={{ title: t('conflict.theirs'), content: list(there) }}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onPress={() => onResolve('mine')}>{t('conflict.keepMine')}</Button>
        </>
      }
    />
  );
}
