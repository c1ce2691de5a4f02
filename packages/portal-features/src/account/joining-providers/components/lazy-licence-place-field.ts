import { lazyPanel } from '../../../shared/index.ts';

/** In a file of its own because the screen preloads it without loading the steps that render it (FAST-1). */
export const LazyLicencePlaceField = lazyPanel(() =>
  import('./LicencePlaceField.tsx').then((m) => m.LicencePlaceField),
);
