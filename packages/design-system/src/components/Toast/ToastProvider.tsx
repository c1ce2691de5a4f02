import { Component, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { forgetChunkFailure } from '../../foundations/chunk/chunk.ts';
import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import type { NumberedToast } from './PlainToasts.tsx';
import { ToastContext } from './toast-context.ts';
import type { ShowToast } from './toast-context.ts';
import type { ToastShelfProps } from './ToastShelf.tsx';

const LazyShelf = lazyOverlay<ToastShelfProps>(() => import('./ToastShelf.tsx').then((m) => m.ToastShelf));

interface ShelfBoundaryProps {
  /** Whether nobody waits for the shelf: the next toast makes another attempt. */
  isIdle: boolean;
  /** Stands in for it where it did not arrive. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a shelf whose code did not arrive to itself: a word about something must not take the page with it. */
class ShelfBoundary extends Component<ShelfBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { isIdle }: ShelfBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ): { hasFailed: boolean } | null {
    return hasFailed && isIdle ? { hasFailed: false } : null;
  }

  override componentDidCatch(error: unknown): void {
    forgetChunkFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/**
 * Gives everything below it `useToast`. What shows toasts comes when the page is idle, or with the first of them (FAST-1);
 * where it does not arrive, as without a connection, they are shown plainly all the same.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const shelf = useRef<ShowToast | null>(null);
  /** Asked for before there was a shelf; `waiting` shows them where none comes. */
  const early = useRef<readonly NumberedToast[]>([]);
  const [waiting, setWaiting] = useState<readonly NumberedToast[]>([]);
  const keep = useCallback((toasts: readonly NumberedToast[]) => {
    early.current = toasts;
    setWaiting(toasts);
  }, []);
  const dismiss = useCallback((id: number) => keep(early.current.filter((toast) => toast.id !== id)), [keep]);
  const last = useRef(0);
  /** How to take those away again that stand on the shelf meanwhile. */
  const takeAway = useRef(new Map<number, () => void>());
  const show = useCallback<ShowToast>(
    (message) => {
      if (shelf.current) return shelf.current(message);
      const id = (last.current += 1);
      keep([...early.current, { id, message }]);
      return () => {
        takeAway.current.get(id)?.();
        dismiss(id);
      };
    },
    [keep, dismiss],
  );
  const onReady = useCallback(
    (ready: ShowToast) => {
      shelf.current = ready;
      for (const { id, message } of early.current) takeAway.current.set(id, ready(message));
      keep([]);
    },
    [keep],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ShelfBoundary isIdle={waiting.length === 0} instead={<PlainToasts toasts={waiting} onDismiss={dismiss} />}>
        <LazyShelf isOpen={waiting.length > 0} onReady={onReady} />
      </ShelfBoundary>
    </ToastContext>
  );
}
