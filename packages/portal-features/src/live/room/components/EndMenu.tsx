import { Button, Menu } from '@sakina/design-system';
import { LogOut, PhoneOff } from 'lucide-react';
import { useSessionText } from '../messages/index.ts';

export interface EndMenuProps {
  /** Where whoever leaves goes; left out, the page takes them there. */
  leaveTo?: string;
  /** Called when they leave; the room stays open. */
  onLeave: () => void;
  /** Called when they want to end it for everyone; ask back before it is done. Null while it cannot be ended. */
  onEnd: (() => void) | null;
}

/** The two ways out of whoever leads a room, in one place: leaving it, and ending it for everyone. */
export function EndMenu({ leaveTo, onLeave, onEnd }: EndMenuProps) {
  const t = useSessionText();
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="secondary" aria-label={t('out.menu')}>
          <PhoneOff aria-hidden />
          <span>{t('out.menu')}</span>
        </Button>
      }
      items={[
        {
          id: 'leave',
          label: t('out.leave'),
          description: t('out.leave.what'),
          icon: <LogOut aria-hidden />,
          onAction: onLeave,
          ...(leaveTo !== undefined && { href: leaveTo }),
        },
        {
          id: 'end',
          label: t('out.end'),
          icon: <PhoneOff aria-hidden />,
          isDanger: true,
          ...(onEnd ? { onAction: onEnd } : { isDisabled: true }),
        },
      ]}
    />
  );
}
