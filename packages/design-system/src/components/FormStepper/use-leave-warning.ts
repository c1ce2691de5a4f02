import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed or reloaded. Navigation within the app is guarded by the app.
 * @param isOn Whether something would be lost.
 */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
}
