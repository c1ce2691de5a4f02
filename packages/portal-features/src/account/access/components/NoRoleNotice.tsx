import { Banner, Link } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useState } from 'react';
import { useAccessText } from '../messages/index.ts';

/**
 * Says that the sign-in named no role, so that the account has a client’s view (ROLE-6), and whom to ask. Can be closed
 * until the page is loaded again, since a client misses nothing.
 */
export function NoRoleNotice() {
  const t = useAccessText();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Banner tone="warning" title={t('noRole.title')} data-print="hide" onDismiss={() => setOpen(false)}>
      {t('noRole.body')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
    </Banner>
  );
}
