import { useSharedText } from '../messages/index.ts';
import { standingServices } from './standing-services.ts';

/**
 * The name of a service: in the reader's language where it is one of the standing kinds, else as its provider wrote it.
 */
export function useServiceName(): (service: { name: string }) => string {
  const t = useSharedText();
  return ({ name }) => {
    const key = standingServices[name];
    return key ? t(`service.${key}`) : name;
  };
}
