/** The fields of a change that were sent: one that is absent, or undefined, stays as it is. */
export const given = <Value extends object>(value: Value | undefined) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, inner]) => inner !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };
