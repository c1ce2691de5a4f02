import type { ReactNode, SVGAttributes } from 'react';

/** The three kinds of provider that a person can turn to. */
export type AvatarKind = 'therapist' | 'imam' | 'mentor';

const DRAWINGS: Record<AvatarKind, ReactNode> = {
  // Two leaves on one stem.
  therapist: <path d="M8 14V7.5M8 9.5C8 6.6 6 5 3 5c0 3 1.8 4.5 5 4.5ZM8 7.5C8 4.4 9.8 2.5 13 2.5c0 3.2-1.8 5-5 5Z" />,
  // A crescent.
  imam: <path d="M12.8 10.6A5.6 5.6 0 1 1 8.2 2.5a4.5 4.5 0 1 0 4.6 8.1Z" />,
  // The needle of a compass.
  mentor: <path d="M8 1.8A6.2 6.2 0 1 1 8 14.2 6.2 6.2 0 0 1 8 1.8ZM10.7 5.3 9.1 9.1 5.3 10.7 6.9 6.9 10.7 5.3Z" />,
};

export interface KindMarkProps extends SVGAttributes<SVGSVGElement> {
  /** The kind of provider. */
  kind: AvatarKind;
}

/**
 * The mark of a kind of provider, as large as the text beside it. Decorative: always name the kind in words as well.
 */
export function KindMark({ kind, ...rest }: KindMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      width="1.25em"
      height="1.25em"
      aria-hidden
      {...rest}
    >
      {DRAWINGS[kind]}
    </svg>
  );
}
