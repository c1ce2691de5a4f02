import { useId } from 'react';
import type { ComponentType, HTMLAttributes } from 'react';
import styled from 'styled-components';
import { illustrationStyle } from './Illustration.styles.ts';
import { Bridge, Dawn, Horizon, Lantern, Path, Window } from './drawings.tsx';
import type { DrawingProps } from './drawings.tsx';

export type IllustrationName = 'dawn' | 'horizon' | 'path' | 'lantern' | 'window' | 'bridge';

export interface IllustrationProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Which drawing: `dawn` for beginnings, `horizon` for what is still to come, `path` for next steps, `lantern` for
   * help and search, `window` for a closed or private place, `bridge` for lost connections.
   */
  name: IllustrationName;
  /**
   * 10, 16 or 24 rem wide, or as wide as its container.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /**
   * Whether its light rises once, slowly: for something well done, never near danger. Still where motion is reduced.
   * @default false
   */
  isRising?: boolean;
}

const DRAWINGS: Record<IllustrationName, ComponentType<DrawingProps>> = {
  dawn: Dawn,
  horizon: Horizon,
  path: Path,
  lantern: Lantern,
  window: Window,
  bridge: Bridge,
};
const Root = styled.span`${illustrationStyle}`;

/** A quiet drawing on the theme of dawn: decoration only, never information. */
export function Illustration({ name, size = 'md', isRising = false, ...rest }: IllustrationProps) {
  const id = useId();
  const Drawing = DRAWINGS[name];
  return (
    <Root aria-hidden {...rest} data-size={size} data-rising={isRising || undefined}>
      <Drawing id={id} />
    </Root>
  );
}
