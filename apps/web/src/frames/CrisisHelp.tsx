import { CrisisBar, QuickExit } from '@sakina/design-system';
import { crisisLines, dial, ownCountryLine, product } from '@sakina/platform/domain';
import { useSyncExternalStore } from 'react';
import { leaveNow } from '../boot/quick-exit.ts';
import { useAppText } from '../messages/index.ts';
import { MoreHelp } from './MoreHelp.tsx';

const never = () => () => undefined;
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The lines of the bar: of the country that this device is in, else of the United States, as in the prerendered page. */
function useLines() {
  const t = useAppText();
  const zone = useSyncExternalStore(never, readZone, () => '');
  const own = ownCountryLine(zone);
  if (own === null)
    return {
      call: { href: crisisLines.call, label: t('crisis.call') },
      textLine: { href: crisisLines.text, label: t('crisis.text988') },
      emergency: { href: crisisLines.emergency, label: t('crisis.emergency') },
    };
  const lineTo = (number: string) => ({ href: dial(number), label: t('crisis.callNumber', { number }) });
  return own.line === null
    ? { call: lineTo(own.emergency) }
    : { call: lineTo(own.line), emergency: lineTo(own.emergency) };
}

/**
 * Crisis help and the quick exit, one action away on every page at any scroll position (CARE-1). It shows the numbers
 * of the reader's own country; others unfold.
 */
export function CrisisHelp({ isNight = false }: { isNight?: boolean }) {
  const t = useAppText();
  const lines = useLines();
  return (
    <CrisisBar
      placement="top"
      isNight={isNight}
      text={t('crisis.text')}
      {...lines}
      more={
        <>
          <MoreHelp />
          <QuickExit size="bar" href={product.exitPage} onExit={() => leaveNow(window)} />
        </>
      }
    />
  );
}
