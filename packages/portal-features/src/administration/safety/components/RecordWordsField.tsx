import { recordWordsLength } from '@sakina/platform/contract';
import type { FieldValues } from 'react-hook-form';
import { ReasonField } from '../../../shared/dialogs/index.ts';
import type { ReasonFieldProps } from '../../../shared/dialogs/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';

export type RecordWordsFieldProps<Fields extends FieldValues> = Pick<
  ReasonFieldProps<Fields>,
  'form' | 'name' | 'kept'
>;

/** Why someone has to read a client’s record, in words for the administrator who decides. */
export function RecordWordsField<Fields extends FieldValues>(props: RecordWordsFieldProps<Fields>) {
  const t = useAdminSafetyText();
  const { min, max } = recordWordsLength;
  return (
    <ReasonField
      {...props}
      label={t('ask.words')}
      description={t('ask.words.help')}
      rows={3}
      least={min}
      most={max}
      missing={t('ask.words.short', { least: min })}
    />
  );
}
