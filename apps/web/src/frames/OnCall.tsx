import { OnCallStrip } from '@sakina/portal-features/admin-safety';

/** The alerts that the reader is on call for. */
export function OnCall() {
  return <OnCallStrip />;
}
