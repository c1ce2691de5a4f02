import { IconButton, Inline } from '@sakina/design-system';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePlanText } from '../messages/index.ts';

export interface RowActionsProps {
  /** What the line is called: 'Warning sign 2'. */
  name: string;
  /** Whether it is the first, which cannot be moved up. */
  isFirst: boolean;
  /** Whether it is the last, which cannot be moved down. */
  isLast: boolean;
  /** Counts the moves of this line, and says the way of the last: the button that was pressed keeps the focus. */
  moved: { times: number; by: number } | undefined;
  /** Called to move it so many places down; negative is up. */
  onMove: (by: number) => void;
  /** Called to take it away. */
  onRemove: () => void;
}

/** Moves a line, or takes it away. */
export function RowActions({ name, isFirst, isLast, moved, onMove, onRemove }: RowActionsProps) {
  const t = usePlanText();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const times = moved?.times ?? 0;
  const by = moved?.by ?? 0;
  // The browser takes the focus from what is moved in the page; at the edge the other way is the one that is left.
  useEffect(() => {
    if (times === 0) return;
    const wanted = by < 0 ? up.current : down.current;
    const other = by < 0 ? down.current : up.current;
    queueMicrotask(() => (wanted?.disabled ? other : wanted)?.focus());
  }, [times, by]);
  return (
    <Inline gap="half" wrap={false}>
      <IconButton
        ref={up}
        label={t('row.up', { name })}
        icon={<ArrowUp aria-hidden />}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        ref={down}
        label={t('row.down', { name })}
        icon={<ArrowDown aria-hidden />}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
      <IconButton label={t('row.remove', { name })} icon={<X aria-hidden />} onPress={onRemove} />
    </Inline>
  );
}
