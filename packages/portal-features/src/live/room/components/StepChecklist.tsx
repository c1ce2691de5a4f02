import { Spinner } from '@sakina/design-system';
import { CheckCircle2, Circle, CircleSlash, OctagonAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import type { StepStatus } from '../model/steps.ts';
import { checklistStyle, stepStyle } from './StepChecklist.styles.ts';

interface ChecklistItem {
  id: string;
  /** What the step does. */
  label: string;
  status: StepStatus;
  /** What happened and what can be done, under a step that failed. */
  detail?: ReactNode;
}

export interface StepChecklistProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** All steps, in the order in which they run. */
  items: readonly ChecklistItem[];
  /** The list; it takes the focus when a pressed retry goes away with its failure. */
  ref?: Ref<HTMLOListElement>;
}

const MARKS: Record<StepStatus, ReactNode> = {
  pending: <Circle />,
  running: <Spinner size="sm" />,
  done: <CheckCircle2 />,
  skipped: <CircleSlash />,
  failed: <OctagonAlert />,
};

const List = styled.ol.attrs({ role: 'list' })`${checklistStyle}`;
const Item = styled.li`${stepStyle}`;

/** Steps that run by themselves, each with its state in words and by a mark. */
export function StepChecklist({ label, items, ref }: StepChecklistProps) {
  const t = useSessionText();
  return (
    <List aria-label={label} tabIndex={-1} {...(ref && { ref })}>
      {items.map(({ id, label: name, status, detail }) => (
        <Item key={id} data-status={status} aria-current={status === 'running' ? 'step' : undefined}>
          <span data-part="mark" aria-hidden>
            {MARKS[status]}
          </span>
          <div data-part="words">
            <div data-part="line">
              <span data-part="label">{name}</span>
              <span data-part="state">{t(`step.${status}`)}</span>
            </div>
            {detail}
          </div>
        </Item>
      ))}
    </List>
  );
}
