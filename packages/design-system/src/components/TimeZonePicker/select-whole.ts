import type { FocusEvent, MouseEvent } from 'react';

/**
 * For the input of a combobox: selects the whole text on focus, so that the first key replaces it. React Aria
 * dispatches synthetic focus events while its list opens; selecting again then would overwrite what was just typed.
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
