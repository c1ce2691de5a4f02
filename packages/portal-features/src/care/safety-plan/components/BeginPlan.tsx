import { Button, EmptyState } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import { usePlanText } from '../messages/index.ts';
import { sectionKeys } from '../model/sections.ts';

export interface BeginPlanProps {
  /** Called to open the first step. */
  onBegin: () => void;
  /** Whether the button takes the focus when it appears: where a step was left without saving. */
  takesFocus: boolean;
}

/** How a plan begins: what it is for, and the first of its steps. */
export function BeginPlan({ onBegin, takesFocus }: BeginPlanProps) {
  const t = usePlanText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => button.current?.focus());
  }, [takesFocus]);
  return (
    <EmptyState
      title={t('begin.title')}
      illustration="lantern"
      action={
        <Button ref={button} variant="action" onPress={onBegin}>
          {t('begin.action')}
        </Button>
      }
    >
      {t('begin.body', { count: sectionKeys.length })}
    </EmptyState>
  );
}
