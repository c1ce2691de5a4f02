import { LogOut } from 'lucide-react';
import { useId } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { dotsStyle, exitStyle, rootStyle } from './QuickExit.styles.ts';
import { useQuickExitText } from './messages/index.ts';
import { EXIT_TAPS } from './shift-taps.ts';
import { useShiftExit } from './use-shift-exit.ts';

export interface QuickExitProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'children'> {
  /** An unsuspicious page. The button is a link there, so that it works before and without scripts. */
  href: string;
  /** Leaves at once, by button or by keys: replaces the page, and empties what Back would show. */
  onExit: () => void;
  /**
   * What the button says.
   * @default 'Leave this page now', in the reader’s language
   */
  label?: string;
  /**
   * What a phone has room for in a bar: the first words of the label.
   * @default 'Leave', in the reader’s language
   */
  shortLabel?: string;
  /**
   * `large` is for use by itself; `bar` fits a bar as high as a thumb, and on a phone keeps to its short label.
   * @default 'large'
   */
  size?: 'large' | 'bar';
}

const Root = styled.div`${rootStyle}`;
const Exit = styled.a`${exitStyle}`;
const Dots = styled.span`${dotsStyle}`;
const ALL_TAPS = Array.from({ length: EXIT_TAPS }, (_, index) => index);

/**
 * Leaves the page at once: one press, or Shift three times from anywhere on the page. Built on plain elements and
 * with its texts in the code, so that it works in the first load, offline and after a crash.
 */
export function QuickExit({ href, onExit, label, shortLabel, size = 'large', ...rest }: QuickExitProps) {
  const t = useQuickExitText();
  const keysId = useId();
  const taps = useShiftExit(onExit);
  function leave(click: MouseEvent) {
    click.preventDefault();
    onExit();
  }
  const left = EXIT_TAPS - taps;
  return (
    <Root data-print="hide" data-size={size}>
      <Exit {...rest} href={href} rel="noreferrer" aria-describedby={keysId} onClick={leave}>
        <LogOut aria-hidden />
        <span data-part="label">{label ?? t('leave')}</span>
        {size === 'bar' && (
          <span data-part="short" aria-hidden>
            {shortLabel ?? t('leaveShort')}
          </span>
        )}
      </Exit>
      <span data-part="keys">
        <span id={keysId}>{t('keys')}</span>
        {taps > 0 && (
          <Dots aria-hidden>
            {ALL_TAPS.map((index) => (
              <span key={index} data-tapped={index < taps || undefined} />
            ))}
          </Dots>
        )}
      </span>
      <VisuallyHidden role="status">
        {/* A single Shift says nothing: it may belong to a command of a screen reader. */}
        {taps < 2 ? '' : left > 0 ? t('pressAgain', { count: left }) : t('leaving')}
      </VisuallyHidden>
    </Root>
  );
}
