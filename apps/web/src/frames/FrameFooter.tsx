import { Footer } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useClock } from '@sakina/platform/react/environment';
import { useAppText } from '../messages/index.ts';
import { DemoControls } from './DemoControls.tsx';

/** The footer of every page of the shared and the bare frame (FRAME-3). */
export function FrameFooter() {
  const t = useAppText();
  const year = new Date(useClock().now()).getFullYear();
  return (
    <Footer
      copyright={t('footer.copyright', { year: String(year), product: product.name })}
      links={[
        { href: paths.privacy(), label: t('footer.privacy') },
        { href: paths.terms(), label: t('footer.terms') },
        { href: paths.healthPrivacy(), label: t('footer.hipaa') },
        { href: `mailto:${product.supportEmail}`, label: t('footer.support') },
      ]}
    >
      <DemoControls />
    </Footer>
  );
}
