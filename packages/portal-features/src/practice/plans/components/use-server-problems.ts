import { fieldProblems } from '@sakina/platform/client';
import { useCallback } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { PlanFields } from '../model/plan-fields.ts';

/** Shows at the fields what the server found wrong; several lines of one field are told of together. */
export function useServerProblems({ setError }: UseFormReturn<PlanFields>): (error: unknown) => void {
  return useCallback(
    (error) => {
      for (const [name, message] of Object.entries(fieldProblems(error)))
        setError((name.startsWith('diagnoses') ? 'diagnoses' : name) as Path<PlanFields>, { message });
    },
    [setError],
  );
}
