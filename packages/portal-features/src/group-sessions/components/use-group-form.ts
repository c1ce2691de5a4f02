import { fieldProblems } from '@sakina/platform/client';
import { useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS, problemsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { FEWEST, MOST } from '../model/series.ts';

type Name = keyof GroupFields;

interface FormRules {
  /** The host’s zone. */
  timeZone: string;
  /** How many seats are taken. @default 0 */
  taken?: number;
}

/** The server’s names of fields where ours differ. */
const SERVER_NAMES: Record<string, Name> = { startsAt: 'date', durationMinutes: 'minutes', recurrence: 'occurrences' };
const isName = (name: string, fields: GroupFields): name is Name => Object.hasOwn(fields, name);

/** What is typed about a group, and what is wrong with it: by our rules, and by the server’s. */
export function useGroupForm(first: GroupFields, { timeZone, taken = 0 }: FormRules) {
  const t = useGroupsText();
  const format = useFormat();
  const now = useNow();
  const [fields, setFields] = useState(first);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Name, string | undefined>>>({});
  const found = problemsOf(fields, { now, timeZone, taken });

  function messageOf(name: Name): string | undefined {
    const problem = found[name];
    if (problem === undefined) return refused[name];
    return t(`problem.${problem}`, {
      taken,
      titleMax: format.number(LIMITS.title),
      descriptionMax: format.number(LIMITS.description),
      minutesMin: format.number(LIMITS.minutes.min),
      minutesMax: format.number(LIMITS.minutes.max),
      seatsMin: format.number(LIMITS.capacity.min),
      seatsMax: format.number(LIMITS.capacity.max),
      meetingsMin: format.number(FEWEST),
      meetingsMax: format.number(MOST),
    });
  }
  return {
    fields,
    set:
      <Field extends Name>(name: Field) =>
      (value: GroupFields[Field]) => {
        setFields((known) => ({ ...known, [name]: value }));
        // What the server said of a field is about the value it had.
        setRefused((known) => ({ ...known, [name]: undefined }));
      },
    /** Starts again from other fields. */
    restart: (next: GroupFields) => {
      setFields(next);
      setRefused({});
      setTried(false);
    },
    /** Says what is wrong at the fields; returns whether it can be sent. */
    check: (): boolean => {
      setTried(true);
      return Object.keys(found).length === 0;
    },
    /** Shows at the fields what the server found wrong. */
    refuse: (error: unknown) => {
      const entries = Object.entries(fieldProblems(error)).map(([key, message]) => {
        const name = key.split('.')[0] ?? key;
        return [SERVER_NAMES[name] ?? name, message] as const;
      });
      setRefused(Object.fromEntries(entries.filter(([name]) => isName(name, fields))));
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

/** What `useGroupForm` gives. */
export type GroupForm = ReturnType<typeof useGroupForm>;
