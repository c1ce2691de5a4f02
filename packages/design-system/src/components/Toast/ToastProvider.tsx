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
  /** Whether no toast is waiting for the region: the next toast tries to load it again. */
  isIdle: boolean;
  /** Rendered when the code failed to load. */
  instead: ReactNode;
  children: ReactNode;
}

/** Contains a failed load of the toast region: a notification must not break the page. */
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
 * Provides `useToast`. The toast region loads when the page is idle, or with the first toast (FAST-1);
 * if it fails to load, as without a connection, toasts are shown with plain elements.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const shelf = useRef<ShowToast | null>(null);
  /** Toasts requested before the region was ready; `waiting` shows them if it fails to load. */
  const early = useRef<readonly NumberedToast[]>([]);
  const [waiting, setWaiting] = useState<readonly NumberedToast[]>([]);
  const keep = useCallback((toasts: readonly NumberedToast[]) => {
    early.current = toasts;
    setWaiting(toasts);
  }, []);
  const dismiss = useCallback((id: number) => keep(early.current.filter((toast) => toast.id !== id)), [keep]);
  const last = useRef(0);
  /** Functions that dismiss those already handed to the region. */
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
