import { listExercises } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the exercises of a language (CLOUD-128). */
export function useExercises(language: 'en' | 'ar') {
  return useOperation(listExercises, { query: { language } });
}
