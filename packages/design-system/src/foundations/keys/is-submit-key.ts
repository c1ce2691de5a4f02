/** What a key press has to say of itself; a browser's event has it, and React's through `nativeEvent`. */
interface KeyPress {
  readonly key: string;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/**
 * The key code of a press that an input method has taken for itself. Safari sends the Enter that ends a composition
 * with it alone.
 */
const TAKEN = 229;

/**
 * Whether a press is an Enter that acts. One that takes over a word while it is composed, as in Chinese, Japanese or
 * Korean, does not. Modifiers are the caller’s affair.
 */
export function isSubmitKey(event: KeyPress | { readonly key: string; readonly nativeEvent: KeyPress }): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return event.key === 'Enter' && press.isComposing !== true && press.keyCode !== TAKEN;
}
