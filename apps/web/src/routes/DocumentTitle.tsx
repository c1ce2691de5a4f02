import { product } from '@sakina/platform/domain';
import { useAppText } from '../messages/index.ts';
import type { AppMessage } from '../messages/index.ts';

/** Names the page in the browser's tab and for screen readers; the tagline stands in every title (FRAME-2). */
export function DocumentTitle({ message }: { message: AppMessage }) {
  const t = useAppText();
  const names = { product: product.name, tagline: t('tagline') };
  return (
    <title>
      {message === 'title.landing' ? t(message, names) : t('title.page', { page: t(message, names), ...names })}
    </title>
  );
}
