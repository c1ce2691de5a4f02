import { useState } from 'react';

/** The first value that was not null, however it changes later; null until there is one. */
export function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}
