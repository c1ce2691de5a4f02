import { useState } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { avatarStyle, kindStyle } from './Avatar.styles.ts';
import { KindMark } from './KindMark.tsx';
import type { AvatarKind } from './KindMark.tsx';
import { initialsOf, tintOf } from './initials.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** The person's name as shown; initials and tint are made from it. */
  name: string;
  /** Address of a portrait on this origin; initials are shown until it has loaded and if it fails. */
  src?: string | undefined;
  /**
   * 32, 44, 64 or 96 px; the two small ones shrink with density.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Adds the quiet mark of this kind of provider. Say the kind in words as well. */
  kind?: AvatarKind | undefined;
  /** Set only where no name is shown beside it; otherwise the avatar is decoration. */
  label?: string;
}

const TINTS = 6;
const Root = styled.span`${avatarStyle}`;
const Kind = styled.span`${kindStyle}`;

/** A person's portrait, or their initials on a tint that is derived from the name. */
export function Avatar({ name, src, size = 'md', kind, label, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Root {...spoken} {...rest} data-size={size} data-tint={tintOf(name, TINTS)}>
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        <bdi>{initialsOf(name)}</bdi>
      )}
      {kind && (
        <Kind>
          <KindMark kind={kind} />
        </Kind>
      )}
    </Root>
  );
}
