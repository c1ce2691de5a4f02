import { NumberField } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';

export interface CapacityFieldProps {
  /** A sentence of help. */
  help: ReactNode;
}

/** How many seats a meeting has. */
export function CapacityField({ help }: CapacityFieldProps) {
  const t = useGroupsText();
  const { control } = useFormContext<GroupFields>();
  return (
    <FormField control={control} name="capacity">
      {(field) => (
        <NumberField
          {...field}
          label={t('field.capacity')}
          description={help}
          isRequired
          min={LIMITS.capacity.min}
          max={LIMITS.capacity.max}
        />
      )}
    </FormField>
  );
}
