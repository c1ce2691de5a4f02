import { Banner, Button, Inline, Stack, Text } from '@sakina/design-system';
import type { SafetyPlan } from '@sakina/platform/contract';
import { PanelBoundary } from '../../../shared/index.ts';
import { usePlanText } from '../messages/index.ts';
import { isBlank, sectionKeys } from '../model/sections.ts';
import { BeginPlan } from './BeginPlan.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import { GuidedStep } from './GuidedStep.tsx';
import { PlanSection } from './PlanSection.tsx';
import { SavedState } from './SavedState.tsx';
import { Sharing } from './Sharing.tsx';
import { isUnsaved, usePlanEditor } from './use-plan-editor.ts';

export interface PlanDeskProps {
  /** The plan as it is saved. */
  plan: SafetyPlan;
  /** Reads the plan again. */
  onReload: () => void;
}

/** The plan: begun step by step, then read and changed section by section. */
export function PlanDesk({ plan, onReload }: PlanDeskProps) {
  const t = usePlanText();
  const editor = usePlanEditor(plan, onReload);
  const { edit, conflict } = editor;
  const isGuided = edit?.isGuided ?? false;
  const isEmpty = isBlank(plan) && edit === null;
  return (
    <Stack gap="section">
      {plan.updatedAt === null && (
        <Text tone="muted" measure>
          {t('lead')}
        </Text>
      )}
      <Inline justify="between">
        <SavedState plan={plan} editor={editor} />
        {plan.updatedAt !== null && (
          <Button variant="secondary" size="small" onPress={() => globalThis.print()}>
            {t('print')}
          </Button>
        )}
      </Inline>
      {editor.isRestored && isUnsaved(edit) && (
        <Banner
          title={t('restored.title')}
          actions={
            <Button variant="secondary" size="small" onPress={editor.close}>
              {t('restored.discard')}
            </Button>
          }
        >
          {t('restored.body')}
        </Banner>
      )}
      {isEmpty && <BeginPlan takesFocus={editor.closed !== null} onBegin={() => editor.open('warningSigns', true)} />}
      {isGuided && edit && <GuidedStep editor={editor} edit={edit} />}
      {!isEmpty &&
        !isGuided &&
        sectionKeys.map((section) => <PlanSection key={section} plan={plan} section={section} editor={editor} />)}
      {!isGuided && (
        <PanelBoundary>
          <Sharing plan={plan} />
        </PanelBoundary>
      )}
      {conflict && edit && <SectionConflict editor={editor} section={edit.section} conflict={conflict} />}
    </Stack>
  );
}
