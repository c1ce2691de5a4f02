import { getFeatures } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { featuresOff } from '../rules/features.ts';
import { defineHandler } from './define-handler.ts';

export const getFeaturesHandler = defineHandler(getFeatures, ({ tables, now }) => ({
  off: featuresOff(tables),
  asOf: iso(now),
}));
