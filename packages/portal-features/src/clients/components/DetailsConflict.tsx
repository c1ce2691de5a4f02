import { Button, KeyValueList } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { ConflictDialog } from '../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { formOf } from '../model/details.ts';
import type { DetailsForm } from '../model/details.ts';
import type { DetailsConflictState } from './use-details.ts';

export interface DetailsConflictProps {
  conflict: DetailsConflictState;
  /** Called with the version to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called when the dialog is closed without a choice; what was typed stays in the form. */
  onClose: () => void;
}

/** Shows what was typed here beside what another window saved, where they differ (SEC-16). */
export function DetailsConflict({ conflict: { mine, theirs }, onResolve, onClose }: DetailsConflictProps) {
  const t = useClientsText();
  const format = useFormat();
  const there = formOf(theirs);
  const fields = (Object.keys(mine) as (keyof DetailsForm)[]).filter(
    (field) => mine[field].trim() !== there[field].trim(),
  );
  const wordsOf = (form: DetailsForm, field: keyof DetailsForm) => {
    if (field === 'language') return form.language && format.language(form.language);
    if (field === 'risk') return form.risk === '' ? t('risk.none') : t(`risk.${form.risk}`);
    return form[field];
  };
  const list = (form: DetailsForm) => (
    <KeyValueList
      layout="stacked"
      items={fields.map((field) => ({
        id: field,
        term: t(`details.${field}` as 'details.phone'),
        value: wordsOf(form, field) || t('conflict.emptyField'),
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
