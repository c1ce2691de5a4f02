import { Button, Section } from '@sakina/design-system';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { usePlanText } from '../messages/index.ts';
import { entriesOf } from '../model/sections.ts';
import type { SectionKey } from '../model/sections.ts';
import { EntryList } from './EntryList.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import type { PlanEditor } from './use-plan-editor.ts';

export interface PlanSectionProps {
  /** The plan as it is saved. */
  plan: SafetyPlan;
  /** Which section it belongs to. */
  section: SectionKey;
  /** What writes the plan. */
  editor: PlanEditor;
}

/** One section of the plan: read, or written in its place. */
export function PlanSection({ plan, section, editor }: PlanSectionProps) {
  const t = usePlanText();
  const { edit, closed } = editor;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = edit?.section === section;
  const takesFocusBack = !isOpen && edit === null && closed === section;
  useEffect(() => {
    if (takesFocusBack) queueMicrotask(() => button.current?.focus());
  }, [takesFocusBack]);

  const entries = entriesOf(plan, section);
  const title = t(`${section}.title`);
  const change = (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      aria-label={t(entries.length === 0 ? 'edit.beginOf' : 'edit.changeOf', { title })}
      onPress={() => editor.open(section, false)}
    >
      {t(entries.length === 0 ? 'edit.begin' : 'edit.change')}
    </Button>
  );
  return (
    <Section
      title={title}
      headingSize="lg"
      {...((isOpen || entries.length === 0) && { description: t(`${section}.help`) })}
      actions={edit === null && change}
    >
      {isOpen && edit ? (
        <SectionEditor editor={editor} edit={edit} takesFocus={!editor.isRestored} />
      ) : (
        <EntryList entries={entries} />
      )}
    </Section>
  );
}
