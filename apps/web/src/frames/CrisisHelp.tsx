import { CrisisBar, QuickExit } from '@sakina/design-system';
import { crisisLines, product } from '@sakina/platform/domain';
import { leaveNow } from '../boot/quick-exit.ts';
import { useAppText } from '../messages/index.ts';

/** Help in a crisis and a way out, one action away on every page (CARE-1). The numbers are those of the United States. */
export function CrisisHelp({ placement = 'static' }: { placement?: 'bottom' | 'static' }) {
  const t = useAppText();
  return (
    <CrisisBar
      placement={placement}
      text={t('crisis.text')}
      call={{ href: crisisLines.call, label: t('crisis.call') }}
      textLine={{ href: crisisLines.text, label: t('crisis.text988') }}
      emergency={{ href: crisisLines.emergency, label: t('crisis.emergency') }}
      more={<QuickExit href={product.exitPage} onExit={() => leaveNow(window)} />}
    />
  );
}
