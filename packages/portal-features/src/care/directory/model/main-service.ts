import type { Service } from '@sakina/platform/contract';

/** The service that a profile's free times are shown for: the first full session, else whatever there is. */
export function mainService(services: readonly Service[]): Service | undefined {
  return services.find((service) => !service.isIntroduction) ?? services[0];
}
