import { LoadingScreen } from '@sakina/design-system';
import { useAppText } from '../messages/index.ts';

/** 'Loading…' (FRAME-5), shown in the frame while the code of a screen is loading. */
export function RouteLoading() {
  const t = useAppText();
  return <LoadingScreen fill="panel" label={t('loadingRoute')} />;
}
