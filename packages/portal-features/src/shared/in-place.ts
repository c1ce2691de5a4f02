import type { MouseEvent } from 'react';

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button' | 'preventDefault'>;

/** Answers a press of a link with `go`; one that asks for a new tab or window goes to the link’s address. */
export function inPlace(go: () => void): (press: Press) => void {
  return (press) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || press.button !== 0) return;
    press.preventDefault();
    go();
  };
}
