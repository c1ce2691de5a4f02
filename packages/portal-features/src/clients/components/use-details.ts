import { useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { getClient } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useUpdateClient } from '../api/use-update-client.ts';
import { useClientsText } from '../messages/index.ts';
import { changesOf, formOf, problemsOf } from '../model/details.ts';
import type { DetailsForm, DetailsProblem } from '../model/details.ts';
import type { TypedTexts } from '../model/typed-texts.ts';

/** Fields with what is wrong with them, in words. */
export type DetailsProblems = Partial<Record<keyof DetailsForm, string>>;

/** The form as its fields use it. */
export interface DetailsState {
  values: DetailsForm;
  set: (field: keyof DetailsForm, value: string) => void;
}

/** What was typed here and what the server has. */
export interface DetailsConflictState {
  /** The newest record with what was changed here on top of it. */
  mine: DetailsForm;
  theirs: Client;
}

interface Kept {
  base: Client;
  values: DetailsForm;
}

const FIELDS: Record<DetailsProblem, keyof DetailsForm> = {
  phone: 'phone',
  contact: 'contactName',
  contactPhone: 'contactPhone',
  tags: 'tags',
  riskNotes: 'riskNotes',
};

/**
 * Changes a client's details: only what differs is sent. Where another window was faster, both texts are shown and nothing is
 * lost until one is chosen (SEC-16). What is typed stays while another part or another client is looked at.
 */
export function useDetails(client: Client, typed: TypedTexts) {
  const t = useClientsText();
  const toast = useToast();
  const api = useClient();
  const update = useUpdateClient();
  const name = `details ${client.id}`;
  const [{ base, values }, setKept] = useState<Kept>(
    () => typed.get<Kept>(name) ?? { base: client, values: formOf(client) },
  );
  const [problems, setProblems] = useState<DetailsProblems>({});
  const [conflict, setConflict] = useState<DetailsConflictState>();
  const [readError, setReadError] = useState<ApiError>();
  const isChanged = Object.keys(changesOf(values, base)).length > 0;
  // A newer record is taken over while nothing is typed.
  if (!isChanged && !conflict && client.version > base.version) setKept({ base: client, values: formOf(client) });

  const keep = useEffectEvent(() => typed.set(name, isChanged ? { base, values } : undefined));
  useEffect(() => () => keep(), []);

  function set(field: keyof DetailsForm, value: string) {
    setKept({ base, values: { ...values, [field]: value } });
    if (problems[field]) setProblems({ ...problems, [field]: undefined });
  }

  function show(found: DetailsProblems) {
    setProblems(found);
    const [first] = Object.keys(found);
    // The field becomes invalid with the next render, and the focus belongs on the first.
    if (first)
      setTimeout(() =>
        document.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea, button)`)?.focus(),
      );
  }

  async function save(sent: DetailsForm, on: Client) {
    const changes = changesOf(sent, on);
    setReadError(undefined);
    try {
      const saved = await update.run({ params: { id: client.id }, body: { ...changes, version: on.version } });
      setConflict(undefined);
      setKept({ base: saved, values: formOf(saved) });
      toast({ tone: 'success', title: t('details.saved') });
    } catch (refusal) {
      if (isApiError(refusal, 'VERSION_CONFLICT')) {
        try {
          const theirs = await api.call(getClient, { params: { id: client.id } });
          const mine = formOf({ ...theirs, ...changes });
          if (Object.keys(changesOf(mine, theirs)).length > 0) setConflict({ mine, theirs });
          else {
            // Both windows made the same change.
            setConflict(undefined);
            setKept({ base: theirs, values: mine });
            toast({ tone: 'success', title: t('details.saved') });
          }
        } catch (thrown) {
          if (isApiError(thrown)) setReadError(thrown);
        }
      } else if (isApiError(refusal)) {
        setConflict(undefined);
        const known = Object.entries(fieldProblems(refusal)).filter(([field]) => field in sent);
        show(Object.fromEntries(known));
      } else throw refusal;
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = problemsOf(values);
    if (found.length > 0) {
      show(Object.fromEntries(found.map((problem) => [FIELDS[problem], t(`details.problem.${problem}`)])));
      return;
    }
    setProblems({});
    if (!isChanged) {
      toast({ tone: 'info', title: t('details.unchanged') });
      return;
    }
    void save(values, base);
  }

  function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    const { mine, theirs } = conflict;
    setKept({ base: theirs, values: choice === 'mine' ? mine : formOf(theirs) });
    if (choice === 'theirs') setConflict(undefined);
    else void save(mine, theirs);
  }

  const error = update.error?.code === 'VERSION_CONFLICT' ? readError : (readError ?? update.error);
  return {
    form: { values, set } satisfies DetailsState,
    problems,
    error: Object.keys(fieldProblems(error)).length > 0 && Object.keys(problems).length > 0 ? undefined : error,
    isRunning: update.isRunning,
    isChanged,
    conflict,
    submit,
    discard: () => {
      setProblems({});
      setKept({ base: client, values: formOf(client) });
    },
    resolve,
    closeConflict: () => setConflict(undefined),
  };
}
