import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface LoadingRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** What is on its way, for screen readers; left out: 'Loading…'. */
  label?: string;
  /** Skeletons in the shape of what will come. */
  children: ReactNode;
}

const News = styled(VisuallyHidden).attrs({ role: 'status' })``;

/** Contains skeletons and announces once what is loading. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  const t = useDesignSystemText();
  // The text is outside the busy part: inside it screen readers would not announce it.
  return (
    <div {...rest}>
      <News>{label ?? t('loading')}</News>
      <div aria-busy>{children}</div>
    </div>
  );
}
