import type { MouseEvent } from 'react';

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

/** Whether a press of a link is to be followed here, and asks for no new tab, window or download. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
}

/** Answers a press of a link with `go`; one that asks for a new tab or window goes to the link’s address. */
export function inPlace(go: () => void): (press: Press & Pick<MouseEvent, 'preventDefault'>) => void {
  return (press) => {
    if (!isPlainPress(press)) return;
    press.preventDefault();
    go();
  };
}
