import { Heading, Stack, Text } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import { usePlanText } from '../messages/index.ts';
import type { Edit } from '../model/kept-edit.ts';
import { sectionKeys } from '../model/sections.ts';
import { SectionEditor } from './SectionEditor.tsx';
import type { PlanEditor } from './use-plan-editor.ts';

export interface GuidedStepProps {
  /** What writes the plan. */
  editor: PlanEditor;
  /** What is being written. */
  edit: Edit;
}

/** The plan step by step: one section at a time, and nothing else to look at. */
export function GuidedStep({ editor, edit }: GuidedStepProps) {
  const t = usePlanText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { section } = edit;
  useEffect(() => {
    queueMicrotask(() => heading.current?.focus());
  }, [section]);
  return (
    <Stack gap="x3">
      <Stack gap="half">
        <Text size="sm" tone="muted">
          {t('guided.step', { n: sectionKeys.indexOf(section) + 1, count: sectionKeys.length })}
        </Text>
        <Heading ref={heading} level={2} tabIndex={-1}>
          {t(`${section}.title`)}
        </Heading>
        <Text measure>{t(`${section}.help`)}</Text>
      </Stack>
      <SectionEditor key={section} editor={editor} edit={edit} takesFocus={false} />
    </Stack>
  );
}
