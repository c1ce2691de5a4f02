import { Tabs } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useSessionText } from '../messages/index.ts';
import type { PanelTabId } from './places.ts';

/** A tab of the panel beside the stage. */
export interface PanelTab {
  id: PanelTabId;
  content: ReactNode;
  /**
   * How much in it waits for the reader; lines of the chat are counted by the chat itself.
   * @default 0
   */
  count?: number;
}

export interface PanelTabsProps {
  /** The parts of the panel, in order. */
  tabs: readonly PanelTab[];
  /** The part that is shown. */
  shown: PanelTabId;
  /** Called when another part is opened. */
  onShow: (id: PanelTabId) => void;
  /** How many lines of the chat were not read. */
  unread: number;
}

/** The tabs of a room’s panel. Each stays mounted, so that nothing typed or heard in it is lost. */
export function PanelTabs({ tabs, shown, onShow, unread }: PanelTabsProps) {
  const t = useSessionText();
  return (
    <Tabs
      label={t('panel.label')}
      keepsMounted
      selectedKey={shown}
      onSelectionChange={(id) => onShow(id as PanelTabId)}
      items={tabs.map(({ id, content, count = 0 }) => {
        const waiting = id === 'chat' ? unread : count;
        return { id, label: t(`panel.${id}`), content, ...(waiting > 0 && { count: waiting }) };
      })}
    />
  );
}
