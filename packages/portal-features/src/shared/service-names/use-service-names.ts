import { useServiceNameText } from './messages/index.ts';
import { standingServices } from './standing-services.ts';

export interface ServiceNames {
  /** The name of a service in the reader's language where it is one of the standing kinds, else as its provider wrote it. */
  nameOf: (service: { name: string }) => string;
  /** What the service is: in the reader's language while the provider has not written words of their own. */
  aboutOf: (service: { name: string; description: string }) => string;
}

/** Names of services as the reader knows them. */
export function useServiceNames(): ServiceNames {
  const t = useServiceNameText();
  return {
    nameOf: ({ name }) => {
      const standing = standingServices[name];
      return standing ? t(standing.key) : name;
    },
    aboutOf: ({ name, description }) => {
      const standing = standingServices[name];
      return standing?.about === description ? t(`${standing.key}.about`) : description;
    },
  };
}
