/**
 * Gives the focus to a plain button that opens something: Safari leaves it where it was when one is clicked, and what
 * has been open gives it back to whatever had it before.
 */
export function focusPressed({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.focus();
}
