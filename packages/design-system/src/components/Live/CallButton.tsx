import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { PressButton } from '../Button/PressButton.tsx';
import type { PressButtonProps } from '../Button/PressButton.tsx';
import { controlStyle } from './CallControls.styles.ts';

export interface CallButtonProps extends Omit<PressButtonProps, 'children'> {
  /** How many new things it leads to; screen readers are told of each by itself. */
  count?: number;
  /** A sign, and its word in a `span`. */
  children: ReactNode;
}

const Root = styled(PressButton)`${controlStyle}`;

/** A button of a room that looks like the controls of a call and stands beside them. */
export function CallButton({ count, children, ...rest }: CallButtonProps) {
  const { locale } = useLocale();
  return (
    <Root {...rest} data-lone>
      {children}
      {count !== undefined && (
        <b data-part="count" aria-hidden>
          {new Intl.NumberFormat(locale).format(count)}
        </b>
      )}
    </Root>
  );
}
