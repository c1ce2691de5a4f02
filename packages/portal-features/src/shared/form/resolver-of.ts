import { set } from 'react-hook-form';
import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

/** A field and what is wrong with it, in words; nothing where nothing is. */
export type Problem<Fields extends FieldValues> = readonly [FieldPath<Fields>, string] | false | undefined;

/**
 * Judges a form whose fields depend on each other, or on more than themselves, by one function.
 * @param problemsOf What is wrong, by field.
 */
export function resolverOf<Fields extends FieldValues>(
  problemsOf: (fields: Fields) => readonly Problem<Fields>[],
): Resolver<Fields> {
  return (fields) => {
    const problems = problemsOf(fields).filter((problem) => problem !== false && problem !== undefined);
    if (problems.length === 0) return { values: fields, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const [name, message] of problems) set(errors, name, { type: 'rule', message });
    return { values: {}, errors };
  };
}
