// The script of first visits to the production build, by address.
import { firstLoad, measuredRoutes, prerenderedRoutes } from '../first-load.mjs';

/** What FAST-1 allows, in kB: content, what a visitor works with, and a portal's first screen. */
const LIMITS = {
  '/': 110,
  '/about': 110,
  '/pricing': 110,
  '/legal/privacy': 110,
  '/typography': 110,
  '/find-therapist': 160,
  '/therapist/:id': 160,
  '/therapist-profile-enhanced': 160,
  '/community': 160,
  '/onboarding/patient': 160,
  '/dashboard': 160,
  '/therapist-dashboard': 160,
  '/provider/portal': 160,
};

/** @returns {import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]} */
export function measureFirstLoads() {
  return [
    {
      title: 'Script of a first visit',
      unit: 'kB brotli',
      rows: measuredRoutes.map((name) => ({ name, value: firstLoad(name).brotli / 1000, limit: LIMITS[name] })),
    },
    {
      title: 'Script of a prerendered page once a control is used',
      unit: 'kB brotli',
      rows: prerenderedRoutes.map((name) => ({ name, value: firstLoad(name, { withApp: true }).brotli / 1000 })),
    },
  ];
}
