import type { FocusEvent, MouseEvent } from 'react';

/**
 * For the input of a field that shows one of a list: what stands in it is marked, so that the first key replaces it.
 * React Aria sends the input focus events of its own while its list opens; marking again then would eat what was just typed.
 */
export const selectWhole = {
  onFocus: (event: FocusEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isTrusted) event.currentTarget.select();
  },
  onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    const isCollapsed = input.selectionStart === input.selectionEnd;
    if (isCollapsed && input.getAttribute('aria-expanded') !== 'true') input.select();
  },
};
