import { useState } from 'react';

/**
 * Whether what is open was opened by the reader, so that it takes the focus: on arrival the focus stays where it is.
 * @param onSelect Writes to the address what is open.
 * @returns That, and the `onSelect` to hand to what can be pressed.
 */
export function useAskedFor<To>(onSelect: (to: To) => void): [isAskedFor: boolean, select: (to: To) => void] {
  const [isAskedFor, setAskedFor] = useState(false);
  function select(to: To) {
    setAskedFor(true);
    onSelect(to);
  }
  return [isAskedFor, select];
}
