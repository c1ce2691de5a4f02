import type { ChoiceOption } from '../Combobox/choice-option.ts';

/**
 * Ids without repeats and, where there is a limit, without those beyond it. Unknown ids stay: their option may come
 * later.
 */
export function withinLimit(ids: readonly string[], limit: number = Number.POSITIVE_INFINITY): string[] {
  return [...new Set(ids)].slice(0, Math.max(0, limit));
}

/** All that can be chosen besides what is chosen already, in the order of the list and up to the limit. */
export function chooseAll(chosen: readonly string[], options: readonly ChoiceOption[], limit?: number): string[] {
  return withinLimit([...chosen, ...options.filter((option) => !option.isDisabled).map((option) => option.id)], limit);
}

/** Options as they can be chosen now: once the limit is reached, only what is chosen can still be taken back. */
export function withLimit(
  options: readonly ChoiceOption[],
  chosen: readonly string[],
  limit: number | undefined,
): readonly ChoiceOption[] {
  if (limit === undefined || chosen.length < limit) return options;
  return options.map((option) => (chosen.includes(option.id) ? option : { ...option, isDisabled: true }));
}
