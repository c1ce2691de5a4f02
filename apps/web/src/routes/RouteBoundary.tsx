import { RouteErrorScreen } from '@sakina/portal-features/access';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';

interface State {
  error: unknown;
  hasFailed: boolean;
}

/** Keeps a broken screen from taking its frame along (ROUTE-33). It is keyed by path, so going elsewhere starts anew. */
export class RouteBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('show this screen', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <RouteErrorScreen error={this.state.error} onReload={() => window.location.reload()} />;
  }
}
