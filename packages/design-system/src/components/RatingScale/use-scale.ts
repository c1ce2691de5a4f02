import { useState } from 'react';

/** The value of a scale as React Aria's radio group takes it: controlled or not, numbers as words. */
export function useScale(
  value: number | null | undefined,
  defaultValue: number | null | undefined,
  onChange: ((value: number) => void) | undefined,
) {
  const [chosen, setChosen] = useState(defaultValue ?? null);
  const current = value === undefined ? chosen : value;
  function change(next: string) {
    setChosen(Number(next));
    onChange?.(Number(next));
  }
  return { current, group: { value: current === null ? null : String(current), onChange: change } };
}
