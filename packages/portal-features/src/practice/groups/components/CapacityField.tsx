import { NumberField } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS } from '../model/group-fields.ts';
import type { GroupForm } from './use-group-form.ts';

export interface CapacityFieldProps {
  form: GroupForm;
  /** A sentence of help. */
  help: ReactNode;
}

/** How many seats a meeting has. */
export function CapacityField({ form: { fields, set, errorOf }, help }: CapacityFieldProps) {
  const t = useGroupsText();
  return (
    <NumberField
      label={t('field.capacity')}
      description={help}
      name="capacity"
      isRequired
      min={LIMITS.capacity.min}
      max={LIMITS.capacity.max}
      value={fields.capacity}
      onChange={set('capacity')}
      errorMessage={errorOf('capacity')}
    />
  );
}
