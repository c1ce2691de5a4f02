import type { ProviderId } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { detailsField, emptyDetails, readKeptDetails, typedDetails } from '../model/details.ts';
import type { DetailsField, DetailsForm, TypedDetails } from '../model/details.ts';

/** What the server would not take, at the field it belongs to. */
export type RefusedDetails = readonly (readonly [DetailsField, string])[];

const NOTHING: RefusedDetails = [];

/**
 * What is typed about the session. It outlives the step, so that nothing is lost on the way back and forth; a draft of it is kept.
 * @param isOver Once booked there is nothing to keep.
 */
export function useDetails(providerId: ProviderId, isOver: boolean) {
  const [values, change] = useState<DetailsForm>(emptyDetails);
  const [restored, setRestored] = useState<TypedDetails | null>(null);
  const [refused, setRefused] = useState(NOTHING);
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
    refused,
    /** What came back of an earlier visit, for a form that stands already. */
    restored,
    accept: () => setRefused(NOTHING),
    /** Notes what the server would not take; false where none of it is asked here. */
    refuse: (fields: Readonly<Record<string, string>>): boolean => {
      const known = Object.entries(fields).flatMap(([name, message]) => {
        const field = detailsField(name);
        return field ? [[field, message] as const] : [];
      });
      setRefused(known);
      return known.length > 0;
    },
  };
}

export type Details = ReturnType<typeof useDetails>;
