import type { HTMLAttributes, ReactNode } from 'react';
import { HeartHandshake, MessageCircle, Phone, Siren } from 'lucide-react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { barStyle, linesStyle, lineStyle } from './CrisisBar.styles.ts';
import { useBarHeight } from './use-bar-height.ts';

/** A line of help: where it leads and what it is called. */
export interface CrisisLine {
  /** `tel:` or `sms:` address, or a page. */
  href: string;
  /** Words with the number in them, such as 'Call 988'. */
  label: string;
}

export interface CrisisBarProps extends HTMLAttributes<HTMLElement> {
  /** One calm sentence that says who the help is for. */
  text: ReactNode;
  /** The line to call; left out where a country has its emergency number alone. */
  call?: CrisisLine;
  /** The line to write to. */
  textLine?: CrisisLine;
  /** The emergency number, for danger to life. */
  emergency?: CrisisLine;
  /** What else belongs here: a link to more help, the quick exit. */
  more?: ReactNode;
  /**
   * `top` and `bottom` keep the bar at that edge of the window while the page scrolls; at the top it also stays above
   * dialogs, so that help and the quick exit are never covered. `static` leaves it in the flow.
   * @default 'bottom'
   */
  placement?: 'top' | 'bottom' | 'static';
  /**
   * Whether it is shown in the dark session room.
   * @default false
   */
  isNight?: boolean;
}

const Root = styled.aside`${barStyle}`;
const Lines = styled.div`${linesStyle}`;
const Line = styled.a`${lineStyle}`;

// React Aria keeps elements with this attribute operable beside a dialog; the global style makes room for the bar.
const ABOVE_ALL = { 'data-help-bar': true, 'data-react-aria-top-layer': true };

/** Help in a crisis, always in sight and never in the way. It cannot be closed. Plain links, so it works offline. */
export function CrisisBar({
  text,
  call,
  textLine,
  emergency,
  more,
  placement = 'bottom',
  isNight = false,
  ...rest
}: CrisisBarProps) {
  const t = useDesignSystemText();
  const bar = useBarHeight(placement === 'top');
  return (
    <Root
      ref={bar}
      aria-label={t('crisisHelp')}
      {...rest}
      data-placement={placement}
      data-night={isNight || undefined}
      {...(placement === 'top' ? ABOVE_ALL : {})}
    >
      <p>
        <HeartHandshake aria-hidden />
        {text}
      </p>
      <Lines data-count={[call, textLine, emergency].filter((line) => line !== undefined).length}>
        {call && (
          <Line href={call.href}>
            <Phone aria-hidden />
            {call.label}
          </Line>
        )}
        {textLine && (
          <Line href={textLine.href}>
            <MessageCircle aria-hidden />
            {textLine.label}
          </Line>
        )}
        {emergency && (
          <Line href={emergency.href}>
            <Siren aria-hidden />
            {emergency.label}
          </Line>
        )}
      </Lines>
      {more}
    </Root>
  );
}
