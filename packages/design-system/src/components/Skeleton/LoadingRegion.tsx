import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useIsLong } from '../../foundations/timer/use-is-long.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface LoadingRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** What is on its way, for screen readers; left out: 'Loading…'. */
  label?: string;
  /** Skeletons in the shape of what will come. */
  children: ReactNode;
}

const News = styled(VisuallyHidden).attrs({ role: 'status' })``;

/** Contains skeletons and announces once what is loading, where it takes long. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  const t = useDesignSystemText();
  const isLong = useIsLong();
  // The text is outside the busy part: inside it screen readers would not announce it.
  return (
    <div {...rest}>
      <News>
        <span aria-hidden={!isLong}>{label ?? t('loading')}</span>
      </News>
      <div aria-busy>{children}</div>
    </div>
  );
}
