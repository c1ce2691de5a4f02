import { MODAL, isSubmitKey, opensPalette } from '@sakina/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { signOf, singleKeyOf } from '../../shared/index.ts';
import { actOf, UNDO } from '../model/keys.ts';
import type { KeyAct } from '../model/keys.ts';

/** How long the second key of two may take, in milliseconds. */
const SECOND_KEY_MS = 1500;

/** Frames that a list may take to move its focus. */
const MOST_FRAMES = 20;

const hasDialog = () => document.querySelector(MODAL) !== null;

const isInList = () => document.activeElement?.closest('[role="grid"]') instanceof Element;

/** Does in the list what its own key does, at the cell that has the focus. */
function pressInList(key: string, shiftKey = false): void {
  const press = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(press);
}

/** Goes to the cell of the list that was left last, or to its first one. */
function enterList(): void {
  document.querySelector<HTMLElement>('main [role="grid"] [tabindex="0"]')?.focus();
}

/** Moves in the list as its own arrow key does; where the focus is elsewhere it goes into the list first. */
function moveInList(key: string, shiftKey: boolean): void {
  if (isInList()) pressInList(key, shiftKey);
  else enterList();
}

const isAtRow = () => document.activeElement?.closest('[data-row]:not([data-row="-1"])') instanceof Element;

const isCaseOpen = () => document.querySelector('main [data-mode="beside"]') !== null;

/**
 * Goes to the next or previous row and opens it beside the list, also while another one is open. While none is open it
 * opens the row at hand: after a decision that is the one that has moved up.
 */
function openInList(key: string): void {
  if (!isInList()) enterList();
  if (isAtRow() && !isCaseOpen()) {
    pressInList('Enter');
    return;
  }
  const from = document.activeElement;
  pressInList(key);
  // The list moves its focus some frames later where it has to draw the row first; at its end it stays.
  let frames = 0;
  function open() {
    frames += 1;
    if (document.activeElement === from && frames < MOST_FRAMES) requestAnimationFrame(open);
    else if (isInList()) pressInList('Enter');
  }
  requestAnimationFrame(open);
}

/** Presses the button that has this key: in the page, or in the dialog that lies over it. */
function pressButton(key: string, place: 'main' | typeof MODAL): void {
  const buttons = document.querySelectorAll<HTMLElement>(`:is(${place}) [data-key="${key}"]:not([disabled])`);
  [...buttons].find((button) => button.checkVisibility())?.click();
}

/** Sends the form that is being filled in, also from a field of several lines. */
function sendForm(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

export interface Keys {
  onSearch: () => void;
  onSheet: () => void;
  onGo: (path: string) => void;
}

/** Listens for the keys of the administration, wherever the focus is but in what takes letters itself. */
export function useKeys({ onSearch, onSheet, onGo }: Keys): void {
  const goAt = useRef(Number.NEGATIVE_INFINITY);

  const act = (what: KeyAct, { timeStamp: at, shiftKey }: KeyboardEvent) => {
    switch (what.kind) {
      case 'sheet':
        onSheet();
        break;
      case 'await':
        goAt.current = at;
        break;
      case 'undo':
        pressButton(UNDO, hasDialog() ? MODAL : 'main');
        break;
      case 'go':
        onGo(what.path);
        break;
      case 'row':
        moveInList(what.key, shiftKey);
        break;
      case 'case':
        openInList(what.key);
        break;
      case 'press':
        pressButton(what.key, 'main');
        break;
    }
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (opensPalette({ key: signOf(event) ?? event.key, ctrlKey, metaKey, shiftKey, altKey })) {
      event.preventDefault();
      if (!hasDialog()) onSearch();
      return;
    }
    if (isSubmitKey(event) && (ctrlKey || metaKey)) {
      sendForm(event);
      return;
    }
    const sign = singleKeyOf(event);
    const isAfterGo = event.timeStamp - goAt.current < SECOND_KEY_MS;
    // A dialog takes every key but the one that takes back what it tells of.
    const what = sign === null || (hasDialog() && sign !== UNDO) ? null : actOf(sign, isAfterGo);
    goAt.current = Number.NEGATIVE_INFINITY;
    // A key that is held moves through rows, and does everything else once.
    if (what === null || (event.repeat && what.kind !== 'row')) return;
    event.preventDefault();
    act(what, event);
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
