import { Badge } from '@sakina/design-system';
import type { BadgeTone } from '@sakina/design-system';
import { PenLine } from 'lucide-react';
import { usePlansText } from '../messages/index.ts';
import type { PlanState } from '../model/plan-state.ts';

const TONES: Record<PlanState, BadgeTone> = {
  overdue: 'warning',
  awaiting: 'info',
  active: 'success',
  draft: 'neutral',
  closed: 'neutral',
};

/** How a plan stands, in words and with a mark. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  const t = usePlansText();
  return (
    <Badge tone={TONES[state]} {...(state === 'draft' && { icon: <PenLine aria-hidden /> })}>
      {t(`state.${state}`)}
    </Badge>
  );
}
