import { Checkbox } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import type { Draft } from '../../model/draft.ts';

export interface NullBoxProps {
  label: string;
  draft: Draft;
  isRequired: boolean;
  onChange: (draft: Draft) => void;
}

/** Sends a part as `null` and keeps its value. */
export function NullBox({ label, draft, isRequired, onChange }: NullBoxProps) {
  const t = useContractText();
  return (
    <Checkbox
      value={draft.presence === 'null'}
      onChange={(isNull) => onChange({ ...draft, presence: isNull ? 'null' : isRequired ? 'given' : 'left-out' })}
    >
      {t('field.null', { name: label })}
    </Checkbox>
  );
}

/** Whether a part that can be left out is sent. */
export function SendBox({ label, draft, onChange }: Omit<NullBoxProps, 'isRequired'>) {
  const t = useContractText();
  return (
    <Checkbox
      value={draft.presence !== 'left-out'}
      onChange={(isSent) => onChange({ ...draft, presence: isSent ? 'given' : 'left-out' })}
    >
      {t('field.send', { name: label })}
    </Checkbox>
  );
}
