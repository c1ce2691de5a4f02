import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { shortcutKeys } from './shortcut-keys.ts';

const Keys = styled.kbd`
  display: inline-flex;
  gap: 0.1875rem;
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  unicode-bidi: isolate;
  & > kbd {
    min-inline-size: 1.25rem;
    padding-inline: 0.25rem;
    border: 1px solid currentcolor;
    border-radius: ${theme.radius.sm};
    font: inherit;
    font-weight: 600;
    line-height: 1.125rem;
    text-align: center;
  }
`;

interface ShortcutKeysProps extends HTMLAttributes<HTMLElement> {
  /** Key names joined by `+`, as `aria-keyshortcuts` takes them. */
  shortcut: string;
}

/**
 * A shortcut drawn as keys. Keys are pressed in the order they are written, so they run left to right in every
 * language.
 */
export function ShortcutKeys({ shortcut, ...rest }: ShortcutKeysProps) {
  return (
    <Keys {...rest} dir="ltr">
      {shortcutKeys(shortcut).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </Keys>
  );
}
