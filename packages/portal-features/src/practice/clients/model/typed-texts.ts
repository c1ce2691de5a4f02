/**
 * Texts of forms that were left without saving, for as long as the screen stands: nothing typed is lost by looking
 * elsewhere.
 */
export interface TypedTexts {
  /** What was typed into a form, or undefined. */
  get: <T>(form: string) => T | undefined;
  /** Stores what is typed; undefined removes it. */
  set: (form: string, value: object | undefined) => void;
}

/** An empty store. */
export function createTypedTexts(): TypedTexts {
  const texts = new Map<string, object>();
  return {
    get: <T>(form: string) => texts.get(form) as T | undefined,
    set: (form, value) => {
      if (value === undefined) texts.delete(form);
      else texts.set(form, value);
    },
  };
}
