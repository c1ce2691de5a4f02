import { Component, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { forgetChunkFailure } from '../../foundations/chunk/chunk.ts';
import { lateOverlay } from '../../foundations/chunk/late-overlay.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import type { NumberedToast } from './PlainToasts.tsx';
import { ToastContext } from './toast-context.ts';
import type { ShowToast } from './toast-context.ts';
import type { ToastShelfProps } from './ToastShelf.tsx';

const LateShelf = lateOverlay<ToastShelfProps>(() => import('./ToastShelf.tsx').then((m) => m.ToastShelf));

/** A toast that was asked for before there was a shelf, and how to take it away once it stands there. */
interface Waiting extends NumberedToast {
  takeAway?: (() => void) | undefined;
}

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

  override componentDidCatch(error: unknown): void {
    forgetChunkFailure(error);
  }

  override componentDidUpdate(): void {
    if (this.state.hasFailed && this.props.isIdle) this.setState({ hasFailed: false });
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
  const [isReady, setReady] = useState(false);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    if (shelf.current) return shelf.current(message);
    const one: Waiting = { id: (last.current += 1), message };
    setWaiting((others) => [...others, one]);
    return () => {
      one.takeAway?.();
      setWaiting((others) => others.filter((other) => other !== one));
    };
  }, []);
  const onReady = useCallback((ready: ShowToast) => {
    shelf.current = ready;
    setReady(true);
  }, []);
  useEffect(() => {
    if (!isReady || waiting.length === 0) return;
    for (const one of waiting) one.takeAway = shelf.current?.(one.message);
    setWaiting([]);
  }, [isReady, waiting]);
  const dismiss = (id: number) => setWaiting((others) => others.filter((other) => other.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      <ShelfBoundary isIdle={waiting.length === 0} instead={<PlainToasts toasts={waiting} onDismiss={dismiss} />}>
        <LateShelf isOpen={waiting.length > 0} onReady={onReady} />
      </ShelfBoundary>
    </ToastContext>
  );
}
