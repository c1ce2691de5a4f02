import { useSharedText } from '../messages/index.ts';
import { standingServices } from './standing-services.ts';

export interface ServiceNames {
  /** The name of a service in the reader's language where it is one of the standing kinds, else as its provider wrote it. */
  nameOf: (service: { name: string }) => string;
}

/** Names of services as the reader knows them. */
export function useServiceNames(): ServiceNames {
  const t = useSharedText();
  return {
    nameOf: ({ name }) => {
      const key = standingServices[name];
      return key ? t(`service.${key}`) : name;
    },
  };
}
