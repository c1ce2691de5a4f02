import { LoadingScreen } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { Suspense } from 'react';
import { useAppText } from '../messages/index.ts';

function Words() {
  const t = useAppText();
  return <LoadingScreen label={t('loadingProduct', { product: product.name })} />;
}

/** 'Loading Sakina...' (FRAME-5): while the app itself or who is signed in is on its way. Silent until its own words are there. */
export function AppLoading() {
  return (
    <Suspense fallback={null}>
      <Words />
    </Suspense>
  );
}
