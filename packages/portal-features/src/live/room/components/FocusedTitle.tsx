import { Heading } from '@sakina/design-system';
import type { HeadingProps } from '@sakina/design-system';
import { useEffect, useRef } from 'react';

export type FocusedTitleProps = Partial<Pick<HeadingProps, 'level' | 'size'>> & Pick<HeadingProps, 'children'>;

/**
 * The title of what takes the place of another page or step. It takes the focus once, because what held it is gone:
 * reading begins at the title, and Tab goes on below it.
 */
export function FocusedTitle({ level = 1, ...heading }: FocusedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return <Heading {...heading} level={level} tabIndex={-1} ref={title} />;
}
