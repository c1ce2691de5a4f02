import { fieldProblems } from '@sakina/platform/client';
import { useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useBroadcastsText } from '../messages/index.ts';
import { LIMITS, NEW_BROADCAST, problemsOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';

type Name = keyof BroadcastFields;

/** The server’s names of fields where ours differ. */
const SERVER_NAMES: Record<string, Name> = { startsAt: 'date', durationMinutes: 'minutes' };
const isName = (name: string): name is Name => Object.hasOwn(NEW_BROADCAST, name);

/**
 * What is typed about a broadcast, and what is wrong with it: by our rules, and by the server’s.
 * @param timeZone The host’s zone.
 */
export function useBroadcastForm(timeZone: string) {
  const t = useBroadcastsText();
  const format = useFormat();
  const now = useNow();
  const [fields, setFields] = useState(NEW_BROADCAST);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Name, string | undefined>>>({});
  const found = problemsOf(fields, now, timeZone);

  function messageOf(name: Name): string | undefined {
    const problem = found[name];
    if (problem === undefined) return refused[name];
    return t(`problem.${problem}`, {
      titleMax: format.number(LIMITS.title),
      descriptionMax: format.number(LIMITS.description),
      min: format.number(LIMITS.minutes.min),
      max: format.number(LIMITS.minutes.max),
    });
  }
  return {
    fields,
    set:
      <Field extends Name>(name: Field) =>
      (value: BroadcastFields[Field]) => {
        setFields((known) => ({ ...known, [name]: value }));
        // What the server said of a field is about the value it had.
        setRefused((known) => ({ ...known, [name]: undefined }));
      },
    /** Says what is wrong at the fields; returns whether it can be sent. */
    check: (): boolean => {
      setTried(true);
      return Object.keys(found).length === 0;
    },
    /** Shows at the fields what the server found wrong. */
    refuse: (error: unknown) => {
      const entries = Object.entries(fieldProblems(error)).map(
        ([name, message]) => [SERVER_NAMES[name] ?? name, message] as const,
      );
      setRefused(Object.fromEntries(entries.filter(([name]) => isName(name))));
    },
    /** What is wrong with a field, once sending was tried. */
    errorOf: (name: Name) => (hasTried ? messageOf(name) : undefined),
    /** All that is wrong, in the order of the form. */
    problems: (Object.keys(fields) as Name[]).flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ name, message }];
    }),
  };
}
