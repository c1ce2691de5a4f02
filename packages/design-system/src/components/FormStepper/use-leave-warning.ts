import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed or reloaded. Moving within the app is the app’s to guard.
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
