import { professionRowOf } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';
import { summaryPartsOf } from '../model/discharge.ts';
import type { SummaryPart } from '../model/discharge.ts';

/** One part of a discharge summary as its form names it. */
interface PartText {
  part: SummaryPart;
  label: string;
  help: string;
}

/**
 * The parts of a discharge summary in the words of the reader’s profession: who assigns no questionnaires is asked for
 * no scores.
 */
export function useSummaryParts(): {
  parts: readonly PartText[];
  shown: readonly SummaryPart[];
  labelOf: (part: SummaryPart) => string;
} {
  const t = useClientsText();
  const row = professionRowOf(useUser());
  const labelOf = (part: SummaryPart) => {
    if (row.planKind !== 'CLINICAL' && part === 'problem') return t('discharge.part.concern');
    if (row.planKind !== 'CLINICAL' && part === 'course') return t('discharge.part.care');
    return t(`discharge.part.${part}`);
  };
  const shown = summaryPartsOf(row);
  return {
    shown,
    parts: shown.map((part) => ({ part, label: labelOf(part), help: t(`discharge.part.${part}.help`) })),
    labelOf,
  };
}
