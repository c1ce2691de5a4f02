import { CrisisBar, QuickExit } from '@sakina/design-system';
import { crisisLines, dial, product } from '@sakina/platform/domain';
import { useShownCountryLine } from '@sakina/platform/react/environment';
import { leaveNow } from '../boot/quick-exit.ts';
import { useAppText } from '../messages/index.ts';
import { MoreHelp } from './MoreHelp.tsx';

/**
 * The lines of the bar: of the country that this device is in, else of the United States, as in the prerendered page.
 */
function useLines() {
  const t = useAppText();
  const own = useShownCountryLine();
  if (own === null)
    return {
      call: { href: crisisLines.call, label: t('crisis.callNumber', { number: crisisLines.line }) },
      textLine: { href: crisisLines.text, label: t('crisis.text988') },
      emergency: {
        href: crisisLines.emergency,
        label: t('crisis.emergencyNumber', { number: crisisLines.emergencyNumber }),
      },
    };
  const emergency = { href: dial(own.emergency), label: t('crisis.emergencyNumber', { number: own.emergency }) };
  return own.line === null
    ? { emergency }
    : { call: { href: dial(own.line), label: t('crisis.callNumber', { number: own.line }) }, emergency };
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
