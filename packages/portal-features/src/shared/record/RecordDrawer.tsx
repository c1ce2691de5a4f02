import { Drawer } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../index.ts';

export interface RecordDrawerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Id of the record that is shown; see `useShownId`. Another record begins anew. */
  id: string | null;
  /** What the panel shows; read out when it opens. */
  title: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** The record. */
  children: ReactNode;
}

/** One record of a list, in a panel over its end. A crash inside leaves the list standing. */
export function RecordDrawer({ isOpen, id, title, onClose, children }: RecordDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onClose} title={title} placement="end" size="panel">
      <PanelBoundary key={id}>{children}</PanelBoundary>
    </Drawer>
  );
}
