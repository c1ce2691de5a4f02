import { CrisisBar, QuickExit } from '@sakina/design-system';
import { crisisLines, product } from '@sakina/platform/domain';
import { leaveNow } from '../boot/quick-exit.ts';
import { MoreHelp } from './MoreHelp.tsx';
import { useAppText } from '../messages/index.ts';

/** Help in a crisis and a way out, one action away on every page, however far it is scrolled (CARE-1). The numbers are those of the United States; others unfold. */
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
