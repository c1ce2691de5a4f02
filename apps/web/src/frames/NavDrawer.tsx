import { Button, Drawer, SideNav } from '@sakina/design-system';
import type { SideNavGroup } from '@sakina/design-system';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrationPending } from '../boot/use-hydration-pending.ts';
import { useAppText } from '../messages/index.ts';

export interface NavDrawerProps {
  /** The links of the drawer. */
  groups: readonly SideNavGroup[];
  /** Above the links. */
  header?: ReactNode;
  /** Below the links. */
  footer?: ReactNode;
}

/**
 * The drawer that replaces a navigation on narrow screens (FRAME-7). It is keyed by path, so following a link closes
 * it.
 */
export function NavDrawer({ groups, header, footer }: NavDrawerProps) {
  const t = useAppText();
  const waits = useHydrationPending();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...waits}
        variant="quiet"
        size="small"
        aria-label={t('nav.menu')}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('nav.menu')}>
        <SideNav label={t('nav.main')} groups={groups} header={header} footer={footer} />
      </Drawer>
    </>
  );
}
