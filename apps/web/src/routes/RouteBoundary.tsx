import { forgetChunkFailure } from '@sakina/design-system';
import { RouteErrorScreen } from '@sakina/portal-features/account/access';
import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { logFailure } from '../boot/log.ts';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** The current path: navigating elsewhere resets the boundary. */
  pathname: string;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  failedAt: string;
  attempts: number;
}

const sound: State = { error: undefined, hasFailed: false, failedAt: '', attempts: 0 };

/** Keeps a broken screen from taking its frame down (ROUTE-33). */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = sound;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, { hasFailed, failedAt, attempts }: State): State | null {
    const isElsewhere = failedAt !== '' && failedAt !== pathname;
    return isElsewhere && (hasFailed || attempts > 0) ? sound : null;
  }

  override componentDidCatch(error: unknown): void {
    logFailure('show this screen', error);
    // Forgotten only now: while an error propagates React renders again, and each render would start another load.
    forgetChunkFailure(error);
    this.setState({ failedAt: this.props.pathname });
  }

  readonly retry = (): void => {
    // The button disappears with the error, so the focus moves to where the screen will be.
    document.getElementById('main')?.focus({ preventScroll: true });
    this.setState(({ attempts, failedAt }) => ({ ...sound, failedAt, attempts: attempts + 1 }));
  };

  override render(): ReactNode {
    const { hasFailed, error, attempts } = this.state;
    if (!hasFailed) return this.props.children;
    return <Failure error={error} attempts={attempts} onRetry={this.retry} />;
  }
}

/**
 * The page of a failure. A chunk that failed for lack of a connection is loaded again once there is one; the page never
 * reloads itself.
 */
function Failure({ error, attempts, onRetry }: { error: unknown; attempts: number; onRetry: () => void }) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const lost = () => setOffline(true);
    const back = () => {
      setOffline(false);
      onRetry();
    };
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [onRetry]);
  return (
    <>
      <RouteErrorScreen
        error={error}
        attempts={attempts}
        isOffline={isOffline}
        onRetry={onRetry}
        onReload={() => window.location.reload()}
      />
      <FirstScreenMark />
    </>
  );
}
