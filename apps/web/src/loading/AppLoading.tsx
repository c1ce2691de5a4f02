import { LoadingScreen } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { Suspense } from 'react';
import { useAppText } from '../messages/index.ts';

function Words() {
  const t = useAppText();
  return <LoadingScreen label={t('loadingProduct', { product: product.name })} />;
}

/**
 * 'Loading Sakina...' (FRAME-5), shown while the app or the sign-in check is loading. Silent until its own text has
 * loaded.
 */
export function AppLoading() {
  return (
    <Suspense fallback={null}>
      <Words />
    </Suspense>
  );
}
