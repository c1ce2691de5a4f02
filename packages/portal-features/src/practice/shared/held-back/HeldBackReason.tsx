import { Link } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import type { HeldBack } from '@sakina/platform/domain';
import type { ReactNode } from 'react';
import { useHeldBackText } from './messages/index.ts';

export interface HeldBackReasonProps {
  why: HeldBack;
  /** What else is said between the reason and the link to the credentials. */
  children?: ReactNode;
}

/**
 * Why the provider who reads it cannot hold a session, and where that can be changed: their credentials, or our team
 * after a suspension.
 */
export function HeldBackReason({ why, children }: HeldBackReasonProps) {
  const t = useHeldBackText();
  if (why === 'SUSPENDED')
    return (
      <>
        {children} {t('SUSPENDED')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
      </>
    );
  return (
    <>
      {t(why)} {children} <Link href={paths.providerCredentials()}>{t('credentials')}</Link>
    </>
  );
}
