import * as v from 'valibot';
import { instant } from './common.ts';

/** What an administrator can turn off for everyone. */
export const platformFeature = v.picklist([
  'voiceVideo',
  'assistant',
  'community',
  'companion',
  'groupSessions',
  'broadcasts',
]);

/** What is turned off at present. */
export const featuresOff = v.object({ off: v.array(platformFeature), asOf: instant });

export type PlatformFeature = v.InferOutput<typeof platformFeature>;
export type FeaturesOff = v.InferOutput<typeof featuresOff>;
