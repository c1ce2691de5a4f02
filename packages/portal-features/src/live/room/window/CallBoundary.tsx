import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedWindow } from './FailedWindow.tsx';

export interface CallBoundaryProps {
  /** The session whose room is inside. */
  appointmentId: string;
  /** Whether the room has the page; in its place a crash is a matter of the boundary around. */
  isShown: boolean;
  /** Told of a crash beside another page; the app reports it without data. */
  onCrash?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  /** What was thrown, and whether the room had the page when it was; null while it stands. */
  crash: { error: unknown; wasShown: boolean | null } | null;
}

/**
 * Keeps a crash of a room in its small window, so that the page beside it stays as it is (ROUTE-33). The way back to
 * the room loads it again, with the same seat.
 */
export class CallBoundary extends Component<CallBoundaryProps, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, wasShown: null } };
  }

  static getDerivedStateFromProps({ isShown }: CallBoundaryProps, { crash }: State): State | null {
    if (crash === null) return null;
    if (crash.wasShown === null) return { crash: { ...crash, wasShown: isShown } };
    return crash.wasShown === isShown ? null : { crash: null };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.isShown) this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { appointmentId, children } = this.props;
    if (crash === null) return children;
    if (crash.wasShown !== false) throw crash.error;
    return <FailedWindow appointmentId={appointmentId} />;
  }
}
