import { forgetChunkFailure } from '@sakina/design-system';
import { useAuth } from '@sakina/platform/react/session';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';
import { lazyPart } from '../routes/lazy-screen.tsx';

const IdleLayer = lazyPart(() => import('./IdleLayer.tsx').then((m) => m.IdleLayer)).Part;

/** How long after a failure the layer is fetched again, in milliseconds. */
const AGAIN_MS = 10_000;

/** The idle layer, fetched once somebody is signed in: visitors’ first load holds nothing of it. Stands inside the router. */
export function IdleGuard() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <IdleLayer />
      </Suspense>
    </QuietBoundary>
  );
}

/** The page stands without the layer for a while; the watch itself came with the screens and ends the session anyway. */
class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('watch over the session', error);
    forgetChunkFailure(error);
    this.timer = setTimeout(() => this.setState({ hasFailed: false }), AGAIN_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
