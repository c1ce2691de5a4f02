import { Text } from '@sakina/design-system';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { usePlanText } from '../messages/index.ts';
import { isUnsaved } from './use-plan-editor.ts';
import type { PlanEditor } from './use-plan-editor.ts';

export interface SavedStateProps {
  /** The plan as it is saved. */
  plan: SafetyPlan;
  /** What writes the plan. */
  editor: PlanEditor;
}

/** How what is written stands towards what is saved; said aloud when it changes. */
export function SavedState({ plan, editor }: SavedStateProps) {
  const t = usePlanText();
  const format = useFormat();
  function words() {
    if (editor.isSaving) return t('state.saving');
    if (isUnsaved(editor.edit)) return t('state.unsaved');
    if (plan.updatedAt === null) return t('state.none');
    return t('state.saved', { day: format.relativeDay(plan.updatedAt), time: format.time(plan.updatedAt) });
  }
  return (
    <Text size="sm" tone="muted" role="status">
      {words()}
    </Text>
  );
}
