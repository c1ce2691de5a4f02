/** What happens while a pointer drags. */
interface PointerTrack {
  /** Called when it has moved far enough to mean it, or has been held long enough by a finger. */
  onStart: () => void;
  /** Called with every place it comes to, and while the days scroll under it. */
  onMove: (point: { x: number; y: number }) => void;
  /** Called when it is let go. */
  onDrop: () => void;
  /** Called when Escape or the browser ends it. */
  onCancel: () => void;
}

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 4;
/** Milliseconds that a finger rests before it drags instead of scrolling. */
const HOLD = 350;
/** Pixels from an edge at which the days scroll, and pixels a frame. */
const EDGE = 40;
const SPEED = 8;

function scrollNear(scroller: HTMLElement, { x, y }: { x: number; y: number }) {
  const box = scroller.getBoundingClientRect();
  if (y < box.top + EDGE) scroller.scrollTop -= SPEED;
  if (y > box.bottom - EDGE) scroller.scrollTop += SPEED;
  if (x < box.left + EDGE) scroller.scrollLeft -= SPEED;
  if (x > box.right - EDGE) scroller.scrollLeft += SPEED;
}

/**
 * Follows a pointer from its press on. A short press stays a press; a finger scrolls unless it has rested first.
 * @param down The press.
 * @param scroller What scrolls when the pointer comes near its edge.
 */
export function trackPointer(
  down: PointerEvent,
  scroller: HTMLElement | null,
  { onStart, onMove, onDrop, onCancel }: PointerTrack,
): void {
  const isTouch = down.pointerType === 'touch';
  const listeners = new AbortController();
  let point = { x: down.clientX, y: down.clientY };
  let isDragging = false;
  let frame = 0;

  function follow() {
    if (scroller) scrollNear(scroller, point);
    onMove(point);
    frame = requestAnimationFrame(follow);
  }
  function begin() {
    isDragging = true;
    onStart();
    follow();
  }
  const hold = isTouch ? setTimeout(begin, HOLD) : undefined;
  function finish(isDropped: boolean) {
    listeners.abort();
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    if (!isDragging) return;
    // The click that follows a drag is none.
    const options = { capture: true, once: true };
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, options);
    setTimeout(() => window.removeEventListener('click', swallow, options));
    if (isDropped) onDrop();
    else onCancel();
  }
  function move(pointer: PointerEvent) {
    if (pointer.pointerId !== down.pointerId) return;
    point = { x: pointer.clientX, y: pointer.clientY };
    const hasMoved = Math.hypot(point.x - down.clientX, point.y - down.clientY) > THRESHOLD;
    if (isDragging || !hasMoved) return;
    if (isTouch) finish(false);
    else begin();
  }
  const { signal } = listeners;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', (pointer) => pointer.pointerId === down.pointerId && finish(true), { signal });
  window.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('touchmove', (touch) => isDragging && touch.preventDefault(), { signal, passive: false });
  window.addEventListener(
    'keydown',
    (press) => {
      if (press.key !== 'Escape' || !isDragging) return;
      press.stopPropagation();
      finish(false);
    },
    { signal, capture: true },
  );
}
