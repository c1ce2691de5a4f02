import { CloseButton } from '../Dialog/CloseButton.tsx';
import { useCommandPaletteText } from './messages/index.ts';
import { Box, PaletteOverlay, Panel } from './CommandPalette.styles.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import type { CommandPaletteProps } from './types.ts';

/**
 * Reaches any page or action by typing a few letters. Focus stays in the field, arrows move through the results,
 * Enter runs one; the number of results is announced. Everything offered here has to be reachable in the pages too.
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
