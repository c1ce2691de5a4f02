import type { ProviderSeed } from './define-provider.ts';
import { imams } from './imams.ts';
import { mentors } from './mentors.ts';
import { therapists } from './therapists.ts';

/** Every provider. */
export const providerSeeds: readonly ProviderSeed[] = [...therapists, ...imams, ...mentors];

export type { ProviderSeed } from './define-provider.ts';
