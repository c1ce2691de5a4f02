/**
 * Which of some fields stands first in a form as it is drawn: a form library has only the order in which they came,
 * and a field that is shown after a choice came last.
 * @param names By the names that the fields of the design system carry as `data-field`.
 */
export function firstDrawn(form: Element, names: readonly string[]): string | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .map(({ dataset }) => dataset['field'] ?? '')
    .find((name) => names.includes(name));
}
