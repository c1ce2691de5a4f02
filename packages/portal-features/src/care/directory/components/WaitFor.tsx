import { useState } from 'react';
import { PlainButton } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { focusPressed, lazyPanel } from '../../../shared/index.ts';
import type { WaitlistSheetProps } from './WaitlistSheet.tsx';
import { useDirectoryText } from '../messages/index.ts';

const WaitlistSheet = lazyPanel<WaitlistSheetProps>(() => import('./WaitlistSheet.tsx').then((m) => m.WaitlistSheet));
const NO_WISHES = {};

export interface WaitForProps {
  provider: Pick<ProviderProfile, 'id' | 'displayName' | 'modes'>;
  /** The path of this page, to come back to after signing in. */
  here: string;
}

/** Waits for a provider who has no free time (CARE-7). */
export function WaitFor({ provider, here }: WaitForProps) {
  const t = useDirectoryText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        onClick={(event) => {
          focusPressed(event);
          setOpen(true);
        }}
      >
        {t('times.wait')}
      </PlainButton>
      {isOpen && <WaitlistSheet provider={provider} wishes={NO_WISHES} here={here} onClose={() => setOpen(false)} />}
    </>
  );
}
