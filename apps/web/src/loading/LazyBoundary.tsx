import { forgetChunkFailure } from '@sakina/design-system';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';

export interface LazyBoundaryProps {
  children: ReactNode;
  /** What the part does, for the log: 'open the menu'. */
  what: string;
  /** Stands in for the part while it is missing. @default nothing */
  fallback?: ReactNode;
}

/** How long after a failure a part is tried again, in milliseconds. */
const AGAIN_MS = 10_000;

/** Keeps a small part of the frame that fails, or does not arrive, from taking the page along (SEC-19); it is tried again by itself. */
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
