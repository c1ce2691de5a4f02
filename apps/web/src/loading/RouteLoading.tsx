import { LoadingScreen } from '@sakina/design-system';
import { useAppText } from '../messages/index.ts';

/** 'Loading…' (FRAME-5): while the code of a screen is on its way; the frame around it stands. */
export function RouteLoading() {
  const t = useAppText();
  return <LoadingScreen fill="panel" label={t('loadingRoute')} />;
}
