import { askAssistant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks for the next turn of a talk with the assistant; neither the server nor this page keeps it (CLOUD-140). */
export function useAsk() {
  return useAction(askAssistant);
}
