import { Accordion, KeyValueList, Stack, Switch } from '@sakina/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStageText } from './messages/index.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';

export interface ShortcutListProps {
  /** Whether it is on. */
  isOn: boolean;
  /** Called when it is turned on or off. */
  onChange: (isOn: boolean) => void;
  /** Another microphone, camera or speaker. */
  devices: ReactNode;
}

const ORDER: readonly Shortcut[] = ['microphone', 'camera', 'captions', 'cover'];

/**
 * Which keys do what in a call, and a switch for those whom they are in the way of (WCAG 2.1.4); and where devices are
 * changed.
 */
export function ShortcutList({ isOn, onChange, devices }: ShortcutListProps) {
  const t = useStageText();
  const [open, setOpen] = useState<readonly string[]>([]);
  const content = (
    <Stack gap="x2">
      <KeyValueList
        items={ORDER.map((shortcut) => ({
          term: t(`keys.${shortcut}`),
          value: t('keys.press', { letter: SHORTCUTS[shortcut] }),
        }))}
      />
      <Switch value={isOn} onChange={onChange}>
        {t('keys.use')}
      </Switch>
    </Stack>
  );
  return (
    <Accordion
      items={[
        { id: 'keys', title: t('keys.title'), content },
        { id: 'devices', title: t('devices.title'), content: open.includes('devices') && devices },
      ]}
      open={open}
      onOpenChange={setOpen}
    />
  );
}
