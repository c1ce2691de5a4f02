import { CrisisBar, QuickExit } from '@sakina/design-system';
import { crisisLines, product } from '@sakina/platform/domain';
import { leaveNow } from '../boot/quick-exit.ts';
import { MoreHelp } from './MoreHelp.tsx';
import { useAppText } from '../messages/index.ts';

/**
 * Crisis help and the quick exit, one action away on every page at any scroll position (CARE-1). It shows the numbers
 * of the United States; others unfold.
 */
export function CrisisHelp({ isNight = false }: { isNight?: boolean }) {
  const t = useAppText();
  return (
    <CrisisBar
      placement="top"
      isNight={isNight}
      text={t('crisis.text')}
      call={{ href: crisisLines.call, label: t('crisis.call') }}
      textLine={{ href: crisisLines.text, label: t('crisis.text988') }}
      emergency={{ href: crisisLines.emergency, label: t('crisis.emergency') }}
      more={
        <>
          <MoreHelp />
          <QuickExit size="bar" href={product.exitPage} onExit={() => leaveNow(window)} />
        </>
      }
    />
  );
}
