import { Link } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useAuthText } from '../messages/index.ts';

/** Says that the account is suspended, and whom to write to. */
export function SuspendedText() {
  const t = useAuthText();
  return (
    <>
      {t('login.ended.suspended')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
    </>
  );
}
