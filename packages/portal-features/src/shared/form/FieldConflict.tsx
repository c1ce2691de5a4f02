import { Button, KeyValueList } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { useFormText } from './messages/index.ts';

/** A field that both windows changed. */
export interface ConflictField {
  id: string;
  /** The name of the field, as the form has it. */
  term: string;
  /** The value typed here; empty where it was emptied. */
  mine: ReactNode;
  /** The value saved in the other window. */
  theirs: ReactNode;
}

export interface FieldConflictProps {
  fields: readonly ConflictField[];
  /** Called with the values to keep in these fields. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called when it is closed without a choice; what was typed stays. */
  onClose: () => void;
}

/**
 * Asks which value to keep in the fields that two windows changed, with both values; nothing else is asked (SEC-16).
 */
export function FieldConflict({ fields, onResolve, onClose }: FieldConflictProps) {
  const t = useFormText();
  const list = (side: 'mine' | 'theirs') => (
    <KeyValueList
      layout="stacked"
      items={fields.map(({ id, term, [side]: value }) => ({
        id,
        term,
        value: value === null || value === undefined || value === '' ? t('conflict.empty') : value,
      }))}
    />
  );
  return (
    <ConflictDialog
      title={t('conflict.title')}
      body={t('conflict.body')}
      mine={{ title: t('conflict.mine'), content: list('mine') }}
      theirs={{ title: t('conflict.theirs'), content: list('theirs') }}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="action" onPress={() => onResolve('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    />
  );
}
