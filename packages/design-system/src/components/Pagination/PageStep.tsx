import type { ReactNode } from 'react';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { Step } from './Pagination.styles.ts';

/** How a page is reached: by an address, or by telling the owner of the list. */
interface PageTarget {
  hrefFor?: ((page: number) => string) | undefined;
  onPageChange?: ((page: number) => void) | undefined;
}

interface PageStepProps {
  page: number;
  target: PageTarget;
  label?: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

const PLACEHOLDER = { role: 'link' } as const;

/** One step of a pagination. At an end it stays focusable, so that focus is not lost on the last page. */
export function PageStep({ page, target, label, isCurrent = false, isDisabled = false, children }: PageStepProps) {
  const Link = useLinkComponent();
  const { hrefFor, onPageChange } = target;
  const shared = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
  };
  if (hrefFor && !isDisabled) {
    return (
      <Step as={Link} href={hrefFor(page)} {...shared} {...(onPageChange ? { onClick: () => onPageChange(page) } : {})}>
        {children}
      </Step>
    );
  }
  // A placeholder link: an anchor without an address, named a link by its role.
  if (hrefFor)
    return (
      <Step {...shared} {...PLACEHOLDER}>
        {children}
      </Step>
    );
  return (
    <Step
      as="button"
      type="button"
      {...shared}
      onClick={isDisabled || isCurrent ? undefined : () => onPageChange?.(page)}
    >
      {children}
    </Step>
  );
}
