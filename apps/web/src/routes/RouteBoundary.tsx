import { forgetChunkFailure } from '@sakina/design-system';
import { RouteErrorScreen } from '@sakina/portal-features/access';
import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { logFailure } from '../boot/log.ts';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Where the page stands: going elsewhere starts anew. */
  pathname: string;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  failedAt: string;
  attempts: number;
}

const sound: State = { error: undefined, hasFailed: false, failedAt: '', attempts: 0 };

/** Keeps a broken screen from taking its frame along (ROUTE-33). */
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
    // Only now: while the error was on its way here, React rendered again, and each time would have loaded anew.
    forgetChunkFailure(error);
    this.setState({ failedAt: this.props.pathname });
  }

  readonly retry = (): void => {
    // The button goes with the error; reading goes on where the screen will stand.
    document.getElementById('main')?.focus({ preventScroll: true });
    this.setState(({ attempts, failedAt }) => ({ ...sound, failedAt, attempts: attempts + 1 }));
  };

  override render(): ReactNode {
    const { hasFailed, error, attempts } = this.state;
    if (!hasFailed) return this.props.children;
    return <Failure error={error} attempts={attempts} onRetry={this.retry} />;
  }
}

/** The page of a failure. What did not arrive for want of a connection is fetched as soon as there is one; nothing reloads by itself. */
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
