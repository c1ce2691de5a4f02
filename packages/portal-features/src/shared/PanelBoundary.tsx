import { ErrorState } from '@sakina/design-system';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { FocusStop } from './FocusStop.tsx';
import { useSharedText } from './messages/index.ts';

export interface PanelBoundaryProps {
  children: ReactNode;
  /** Told of a crash; the app reports it without data. */
  onCrash?: (error: unknown, info: ErrorInfo) => void;
  /**
   * What stands in its place then, with the way to try again: for a part so small that words about it would push the
   * rest away.
   * @default the words and a button
   */
  failed?: (onRetry: () => void) => ReactNode;
}

interface State {
  hasCrashed: boolean;
  /** Whether the reader has tried again: then the focus stays here, although the button has gone. */
  isRetried: boolean;
}

/** Keeps a crash inside one panel (ROUTE-33: one broken part leaves the rest standing). */
export class PanelBoundary extends Component<PanelBoundaryProps, State> {
  override state: State = { hasCrashed: false, isRetried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onCrash?.(error, info);
  }

  readonly #retry = (): void => this.setState({ hasCrashed: false, isRetried: true });

  override render(): ReactNode {
    const { hasCrashed, isRetried } = this.state;
    const { failed } = this.props;
    if (hasCrashed) return failed ? failed(this.#retry) : <Crashed onRetry={this.#retry} />;
    return (
      <>
        {isRetried && <Retried />}
        {this.props.children}
      </>
    );
  }
}

function Retried() {
  const t = useSharedText();
  return <FocusStop>{t('retrying')}</FocusStop>;
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useSharedText();
  return (
    <ErrorState title={t('boundary.title')} onRetry={onRetry} retryLabel={t('retry')}>
      {t('boundary.body')}
    </ErrorState>
  );
}
