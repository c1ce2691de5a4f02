import { useEffect, useRef, useState } from 'react';
import { focusField } from '../Form/focus-field.ts';
import type { FieldProblem } from '../Form/index.ts';
import { nextStep, placeOf } from './step-order.ts';
import type { StepProblem } from './step-order.ts';

interface StepsOptions {
  /** The ids of the steps, in order. */
  ids: readonly string[];
  /** Id of the step that is open. */
  current: string;
  /** Called with the id of the step to open. */
  onCurrentChange: (id: string) => void;
  /** Checks the open step before the next one. */
  onNext: ((id: string) => boolean | Promise<boolean>) | undefined;
  /** Sends everything. */
  onFinish: () => unknown;
}

/** Navigation between the steps of a form: next, back, to a problem or an answer and back from there. Focus follows. */
export function useSteps({ ids, current, onCurrentChange, onNext, onFinish }: StepsOptions) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<FieldProblem>(undefined);
  const [returnTo, setReturnTo] = useState<string>();
  const at = placeOf(ids, current);
  const isLast = at === ids.length - 1;

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const problem = wanted.current;
    wanted.current = undefined;
    queueMicrotask(() => (problem && focusField(problem)) || heading.current?.focus());
  }, [current]);

  function open(id: string) {
    // A removed field gets no blur event, so a validation or draft that depends on it would not run.
    if (document.activeElement instanceof HTMLElement && root.current?.contains(document.activeElement))
      document.activeElement.blur();
    onCurrentChange(id);
  }
  async function submit() {
    if (isLast) return onFinish();
    if (onNext && !(await onNext(current))) return undefined;
    const next = nextStep(ids, current, returnTo);
    setReturnTo(undefined);
    if (next !== undefined) open(next);
    return undefined;
  }
  function follow(problem: StepProblem): boolean {
    if (problem.step === undefined || problem.step === current) return false;
    wanted.current = problem;
    setReturnTo(current);
    open(problem.step);
    return true;
  }
  function back() {
    setReturnTo(undefined);
    const before = ids[at - 1];
    if (before !== undefined) open(before);
  }
  function visit(id: string) {
    setReturnTo(current);
    open(id);
  }
  return {
    root,
    heading,
    at,
    isLast,
    isDetour: returnTo !== undefined && returnTo !== current,
    open,
    submit,
    follow,
    back,
    visit,
  };
}
