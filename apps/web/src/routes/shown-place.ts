import { createContext, use, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location, NavigationType } from 'react-router-dom';

/** The address that is on the screen, and how it was reached. */
export interface Place {
  readonly location: Location;
  readonly kind: NavigationType;
}

const PlaceContext = createContext<Place | null>(null);

/** Tells the screens below which place they are shown for. */
export const ShownPlace = PlaceContext.Provider;

/**
 * The place whose screen is shown. It follows the address once everything that the next screen is drawn with is there:
 * until then the former screen stays, and answers.
 */
export function useShownPlace(): Place {
  const location = useLocation();
  const kind = useNavigationType();
  return useDeferredValue(useMemo(() => ({ location, kind }), [location, kind]));
}

/**
 * How the screen that asks was reached. The router's own hook says `POP` wherever it is given an address other than the
 * browser's.
 */
export function useArrivalKind(): NavigationType {
  const place = use(PlaceContext);
  if (place === null) throw new Error('A screen is shown below ShownPlace.');
  return place.kind;
}
