import { useEffect } from 'react';

/** How many times each field of a form is drawn, by the control of the form. */
const drawn = new WeakMap<object, Map<string, number>>();

/** Whether a form shows a field of this name. */
export function isDrawn(control: object, name: string): boolean {
  return (drawn.get(control)?.get(name) ?? 0) > 0;
}

/** Counts a field as drawn while the component is mounted: react-hook-form does not tell which fields it shows. */
export function useDrawn(control: object | undefined, name: string): void {
  useEffect(() => {
    if (control === undefined) return undefined;
    const fields = drawn.get(control) ?? new Map<string, number>();
    drawn.set(control, fields);
    const count = (by: number) => fields.set(name, (fields.get(name) ?? 0) + by);
    count(1);
    return () => void count(-1);
  }, [control, name]);
}
