const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, [tabindex="0"]';

/**
 * Moves focus into a field: by the id of its control, or by the name the field was given.
 * @returns Whether there was something to focus.
 */
export function focusField({ fieldId, name }: { fieldId?: string | undefined; name: string }): boolean {
  const field =
    (fieldId && document.getElementById(fieldId)) ||
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!field) return false;
  // Select keeps a hidden native control for autofill; focus belongs on the visible one.
  const inside = [...field.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[aria-hidden="true"]'),
  );
  const target = field.matches(FOCUSABLE)
    ? field
    : (inside.find((element) => element.matches(':checked')) ?? inside[0]);
  target?.focus();
  return Boolean(target);
}
