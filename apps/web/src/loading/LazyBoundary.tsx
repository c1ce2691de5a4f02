import { forgetChunkFailure } from '@sakina/design-system';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';

export interface LazyBoundaryProps {
  children: ReactNode;
  /** What the part does, for the log: 'open the menu'. */
  what: string;
  /** Shown while the part is missing. @default nothing */
  fallback?: ReactNode;
}

/** Delay before a failed part is loaded again, in milliseconds. */
const AGAIN_MS = 10_000;

/** Keeps a failed part of the frame from taking the page down (SEC-19); it retries automatically. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #again = (): void => {
    this.#calm();
    this.setState({ hasFailed: false });
  };

  override componentDidCatch(error: unknown): void {
    logFailure(this.props.what, error);
    forgetChunkFailure(error);
    this.#timer = setTimeout(this.#again, AGAIN_MS);
    window.addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    this.#calm();
  }

  #calm(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#again);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
