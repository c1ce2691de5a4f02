import { groupLimits } from '@sakina/platform/contract';
import { NumberField } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useGroupsText } from '../messages/index.ts';
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
          min={groupLimits.capacity.min}
          max={groupLimits.capacity.max}
        />
      )}
    </FormField>
  );
}
