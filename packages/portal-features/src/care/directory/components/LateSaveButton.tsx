import { lazyPanel } from '../../../shared/index.ts';
import { ActionsFailed, IconButtonPlace } from './placeholders.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';

const Save = lazyPanel<SaveButtonProps>(() => import('./SaveButton.tsx').then((m) => m.SaveButton));

/** The heart beside a name, whose code is in no first load (FAST-1). */
export function LateSaveButton(props: SaveButtonProps) {
  return <Save {...props} loading={<IconButtonPlace />} failed={(onRetry) => <ActionsFailed onRetry={onRetry} />} />;
}
