import { fieldProblems } from '@sakina/platform/client';
import { useState } from 'react';
import { isSameTyped } from './form/index.ts';

type Name<Fields> = keyof Fields & string;

interface FieldRules<Fields> {
  /** What is wrong with a field by our own rules, in words, or undefined. */
  problemOf: (fields: Fields) => (name: Name<Fields>) => string | undefined;
  /** The server’s names of fields where ours differ. */
  serverNames?: Readonly<Record<string, Name<Fields>>>;
}

/**
 * What is typed in a form, and what is wrong with it: by our own rules and by the server’s.
 * @param first The fields before anything is typed, in the order of the form.
 */
export function useCheckedFields<Fields extends object>(
  first: Fields,
  { problemOf, serverNames = {} }: FieldRules<Fields>,
) {
  const [start, setStart] = useState(first);
  const [fields, setFields] = useState(first);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const names = Object.keys(fields) as Name<Fields>[];
  const ownProblemOf = problemOf(fields);
  const messageOf = (name: Name<Fields>) => ownProblemOf(name) ?? refused[name];
  return {
    fields,
    /** Whether anything differs from what the form started with. */
    isChanged: !isSameTyped(fields, start),
    /** Takes other values, as from a draft; what the form started with stays. */
    fill: setFields,
    set:
      <Field extends Name<Fields>>(name: Field) =>
      (value: Fields[Field]) => {
        setFields((known) => ({ ...known, [name]: value }));
        // What the server said of a field is about the value it had.
        setRefused(({ [name]: _said, ...others }) => others);
      },
    /** Starts again from other fields, or from those of the start. */
    restart: (next: Fields = start) => {
      setStart(next);
      setFields(next);
      setRefused({});
      setTried(false);
    },
    /** Says what is wrong at the fields; returns whether it can be sent. */
    check: (): boolean => {
      setTried(true);
      return names.every((name) => ownProblemOf(name) === undefined);
    },
    /** Shows at the fields what the server found wrong. */
    refuse: (error: unknown) => {
      const entries = Object.entries(fieldProblems(error)).map(([key, message]) => {
        const [name = key] = key.split('.');
        return [serverNames[name] ?? name, message] as const;
      });
      setRefused(Object.fromEntries(entries.filter(([name]) => Object.hasOwn(fields, name))));
    },
    /** What is wrong with a field, once sending was tried. */
    errorOf: (name: Name<Fields>) => (hasTried ? messageOf(name) : undefined),
    /** All that is wrong, in the order of the form. */
    problems: names.flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ name, message }];
    }),
  };
}
