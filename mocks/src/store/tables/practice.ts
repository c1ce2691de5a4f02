import { providerApplication } from '@sakina/platform/contract';

/** Rows of the practice area. */
export const practiceTables = {
  /** Applications to become a provider, in every state. */
  providerApplications: providerApplication,
};
