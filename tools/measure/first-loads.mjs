// The script of first visits to the production build, by address.
import { firstLoad, measuredRoutes } from '../first-load.mjs';

/** What FAST-1 allows, in kB: content, what a visitor works with, and a portal's first screen. */
const LIMITS = {
  '/': 110, '/about': 110, '/typography': 110,
  '/find-therapist': 160, '/therapist/:id': 160, '/dashboard': 160, '/provider/portal': 160,
};

/** @returns {import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]} */
export function measureFirstLoads() {
  return [{
    title: 'Script of a first visit',
    unit: 'kB brotli',
    rows: measuredRoutes.map((name) => ({ name, value: firstLoad(name).brotli / 1000, limit: LIMITS[name] })),
  }];
}
