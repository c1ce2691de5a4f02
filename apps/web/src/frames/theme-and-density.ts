import { setRootAttributes } from '@sakina/design-system';
import type { Density, ThemeName } from '@sakina/design-system';
import { browserStorage } from '@sakina/platform/browser';
import { useUser } from '@sakina/platform/react/session';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { chosenDensity, densityOf, rememberDensity } from '../boot/density.ts';
import { onRootAttribute } from './on-root-attribute.ts';

/** Sets theme and density of a frame on the root element before paint; nothing renders again (PORTAL-9, FAST-5). */
export function useThemeAndDensity(frame: ThemeName): void {
  const user = useUser();
  const userId = user?.id ?? null;
  useLayoutEffect(() => {
    const chosen = userId === null ? null : chosenDensity(browserStorage(window), userId);
    setRootAttributes(document.documentElement, { theme: frame, density: densityOf(frame, chosen) });
  }, [frame, userId]);
}

function shownDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

const onDensity = onRootAttribute('data-density');

/** The density in force, for the control that changes it; everything else follows through CSS. */
export function useShownDensity(): Density {
  return useSyncExternalStore(onDensity, shownDensity);
}

/** Applies another density at once and stores it for that user. */
export function chooseDensity(userId: string, density: Density): void {
  setRootAttributes(document.documentElement, { density });
  rememberDensity(browserStorage(window), userId, density);
}
