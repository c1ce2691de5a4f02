import { Footer } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useClock, useFormatLocale } from '@sakina/platform/react/environment';
import { useAppText } from '../messages/index.ts';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import { DemoControls } from './DemoControls.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The footer of the shared and the bare frame (FRAME-3). */
export function FrameFooter() {
  const t = useAppText();
  const clock = useClock();
  const year = new Intl.DateTimeFormat(useFormatLocale(), { year: 'numeric', timeZone: clock.timeZone }).format(
    clock.now(),
  );
  return (
    <Footer
      copyright={t('footer.copyright', { year, product: product.name })}
      links={[
        { href: paths.privacy(), label: t('footer.privacy') },
        { href: paths.terms(), label: t('footer.terms') },
        { href: paths.healthPrivacy(), label: t('footer.hipaa') },
        { href: `mailto:${product.supportEmail}`, label: t('footer.support') },
      ]}
    >
      <LanguageChoice />
      <ColorSchemeChoice />
      <DemoControls />
    </Footer>
  );
}
