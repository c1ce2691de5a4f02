import { IconButton, Menu, useLocale } from '@sakina/design-system';
import type { MediaRoom, MediaSeat, MediaTrackState } from '@sakina/platform/media';
import { Ellipsis, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useStageText } from './messages/index.ts';
import { corners, nearestCorner } from './own-picture.ts';
import type { Corner, OwnPicture } from './own-picture.ts';
import { useRoomPlaces } from '../window/places.ts';
import { SeatTile } from './SeatTile.tsx';

/** Pixels that a pointer moves before it drags: less is a press that trembled. */
const SLOP = 6;

export interface OwnTileProps {
  /** The connection that gives the picture. */
  call: Pick<MediaRoom, 'attach'>;
  /** The person’s place in the call. */
  seat: MediaSeat;
  name: string;
  /** The person’s own picture; undefined for none. */
  track: MediaTrackState | undefined;
  /** Whether it can be hidden: not where no one else is seen. */
  canHide: boolean;
  /** The corner in which it lies over another picture; null where it stands among the others. */
  corner: Corner | null;
  onChange: (change: Partial<OwnPicture>) => void;
  /**
   * Whether it takes the focus, as where it is shown again by a press.
   * @default false
   */
  takesFocus?: boolean;
}

/** One’s own picture: dragged into another corner, or moved and hidden by its menu. */
export function OwnTile({ call, seat, name, track, corner, onChange, takesFocus = false, canHide }: OwnTileProps) {
  const t = useStageText();
  const { direction } = useLocale();
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) menu.current?.focus();
  }, [takesFocus]);
  const isFloating = useRoomPlaces()?.isFloating ?? false;
  const drag = useDrag(direction, (next) => onChange({ corner: next }));
  return (
    <SeatTile
      call={call}
      seat={seat}
      name={name}
      track={track}
      {...(corner !== null && { 'data-corner': corner, ...drag })}
      actions={
        canHide &&
        // In a small window the own picture is not shown, and its menu would stay open over another page.
        !isFloating && (
          <Menu
            align="end"
            trigger={
              <IconButton
                ref={menu}
                size="small"
                variant="secondary"
                label={t('own.menu')}
                icon={<Ellipsis aria-hidden />}
              />
            }
            items={[
              ...(corner === null
                ? []
                : [
                    {
                      id: 'corner',
                      title: t('own.corner'),
                      selection: 'single' as const,
                      items: corners.map((id) => ({
                        id,
                        label: t(`own.corner.${sided(id, direction)}`),
                        isSelected: id === corner,
                        onAction: () => onChange({ corner: id }),
                      })),
                    },
                  ]),
              {
                id: 'hide',
                label: t('own.hide'),
                icon: <EyeOff aria-hidden />,
                onAction: () => onChange({ isHidden: true }),
              },
            ]}
          />
        )
      }
    />
  );
}

/** A corner in the words of the reader, who sees a left and a right one. */
function sided(corner: Corner, direction: 'ltr' | 'rtl') {
  const [block, inline] = corner.split('-') as ['top' | 'bottom', 'start' | 'end'];
  return `${block}.${(inline === 'start') === (direction === 'ltr') ? 'left' : 'right'}` as const;
}

/** Lets the picture follow the pointer, and go to the nearest corner of the stage when it is let go. */
function useDrag(direction: 'ltr' | 'rtl', onDrop: (corner: Corner) => void) {
  const from = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const end = (event: PointerEvent<HTMLElement>, isDrop: boolean) => {
    const tile = event.currentTarget;
    const area = tile.closest('[data-part="stage"]');
    const wasMoving = from.current?.isMoving === true;
    from.current = null;
    if (!wasMoving) return;
    const box = tile.getBoundingClientRect();
    tile.style.translate = '';
    delete tile.dataset['dragged'];
    if (isDrop && area) onDrop(nearestCorner(box, area.getBoundingClientRect(), direction));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button === 0 && !isOnButton) from.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      if (!from.current.isMoving) {
        if (Math.hypot(x, y) < SLOP) return;
        from.current.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset['dragged'] = '';
      }
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
