import type { ProviderId } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { emptyDetails, readKeptDetails, typedDetails } from '../model/details.ts';
import type { DetailsForm, TypedDetails } from '../model/details.ts';

/**
 * What is typed about the session. It outlives the details step, so that nothing is lost going back and forth, and is
 * kept as a draft.
 * @param isOver The session is booked: nothing is kept any more.
 */
export function useDetails(providerId: ProviderId, isOver: boolean) {
  const [values, change] = useState<DetailsForm>(emptyDetails);
  const [restored, setRestored] = useState<TypedDetails | null>(null);
  const { reasonForVisit, phone } = values;
  const typed = useMemo(() => typedDetails(reasonForVisit, phone), [reasonForVisit, phone]);
  useDraft(`booking:${providerId}`, {
    value: isOver ? null : typed,
    onRestore: (value) => {
      const kept = readKeptDetails(value);
      change((current) => ({ ...current, ...kept }));
      setRestored(kept);
    },
  });
  return {
    values,
    change,
    /** The restored draft, for a form that is already mounted. */
    restored,
  };
}

export type Details = ReturnType<typeof useDetails>;
