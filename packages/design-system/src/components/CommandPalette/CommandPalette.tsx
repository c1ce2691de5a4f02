import { CloseButton } from '../Dialog/CloseButton.tsx';
import { useCommandPaletteText } from './messages/index.ts';
import { Box, PaletteOverlay, Panel } from './CommandPalette.styles.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import type { CommandPaletteProps } from './types.ts';

/**
 * Everything that can be reached, by typing a few letters. The focus stays in the field, arrows move through what was found,
 * Enter takes it; how many were found is read out. Whatever stands here is to be found in the pages too.
 */
export function CommandPalette({ isOpen, onOpenChange, title, ...rest }: CommandPaletteProps) {
  const t = useCommandPaletteText();
  return (
    <PaletteOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel>
        <Box aria-label={title ?? t('title')}>
          {({ close }) => <PaletteSearch {...rest} onTake={close} closeButton={<CloseButton />} />}
        </Box>
      </Panel>
    </PaletteOverlay>
  );
}
