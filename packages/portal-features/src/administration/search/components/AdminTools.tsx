import { IconButton, PALETTE_SHORTCUT } from '@sakina/design-system';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { setSingleKeys } from '../../shared/index.ts';
import { useAdminSearchText } from '../messages/index.ts';
import { useKeys } from './use-keys.ts';
import { useSections } from './use-sections.ts';

const SearchDialog = lazyPanel(() => import('./SearchDialog.tsx').then((m) => m.SearchDialog));
const KeysSheet = lazyPanel(() => import('./KeysSheet.tsx').then((m) => m.KeysSheet));

export interface AdminToolsProps {
  /** Goes to a section whose keys were pressed. */
  onGo: (path: string) => void;
  /** Whether single keys act. */
  areKeysOn: boolean;
  /** Called when someone switches single keys on or off. */
  onKeysChange: (areOn: boolean) => void;
}

/**
 * The button that finds everything, and the keys of the administration; what they open is loaded at the first press.
 */
export function AdminTools({ onGo, areKeysOn, onKeysChange }: AdminToolsProps) {
  const t = useAdminSearchText();
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const sections = useSections();
  useKeys({
    onSearch: () => setOpen('search'),
    onSheet: () => setOpen('keys'),
    onGo: (path) => {
      if (sections.some((section) => section.path === path)) onGo(path);
    },
  });
  // The lists of the screens have keys of their own, which follow the same choice.
  useEffect(() => {
    setSingleKeys(areKeysOn);
    return () => setSingleKeys(true);
  }, [areKeysOn]);
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<Search aria-hidden />}
        shortcut={PALETTE_SHORTCUT}
        tooltipPlacement="bottom"
        onPress={() => setOpen('search')}
      />
      {open === 'search' && <SearchDialog onClose={close} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeysSheet areKeysOn={areKeysOn} onKeysChange={onKeysChange} onClose={close} />}
    </>
  );
}
