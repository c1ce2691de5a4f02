import { useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { getClient, updateClient } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { isSameTyped, MOST_REBASES, useConflict, useKeptChange } from '../../../shared/form/index.ts';
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
 * Changes a client's details: only what differs is sent. Where another window was faster, the two are merged, and what
 * both changed is asked about (SEC-16). What is typed stays while another part or another client is looked at, and
 * after leaving (SEC-15).
 */
export function useDetails(client: Client, typed: TypedTexts) {
  const t = useClientsText();
  const toast = useToast();
  const api = useClient();
  const update = useAction(updateClient);
  const name = `details ${client.id}`;
  const [{ base, values }, setKept] = useState<Kept>(
    () => typed.get<Kept>(name) ?? { base: client, values: formOf(client) },
  );
  const [problems, setProblems] = useState<DetailsProblems>({});
  const conflicts = useConflict({
    read: () => api.call(getClient, { params: { id: client.id } }),
    formOf,
    isSame: isSameTyped,
  });
  const { conflict } = conflicts;
  const isChanged = Object.keys(changesOf(values, base)).length > 0;
  // A newer record is taken over while nothing is typed.
  if (!isChanged && !conflict && client.version > base.version) setKept({ base: client, values: formOf(client) });

  const keep = useEffectEvent(() => typed.set(name, isChanged ? { base, values } : undefined));
  useEffect(() => () => keep(), []);

  const unsaved = useKeptChange(`client-details:${client.id}`, {
    base,
    form: values,
    isChanged,
    restore: (kept) => setKept({ base: kept.base, values: kept.form }),
  });

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

  function toldSaved(saved: Client) {
    setKept({ base: saved, values: formOf(saved) });
    toast({ tone: 'success', title: t('details.saved') });
  }
  async function goOn(values: DetailsForm, on: Client, rebases = MOST_REBASES): Promise<void> {
    setKept({ base: on, values });
    // Where both windows made the same change, nothing is left to save.
    if (Object.keys(changesOf(values, on)).length > 0) await save(values, on, rebases);
    else {
      update.reset();
      toldSaved(on);
    }
  }
  async function save(sent: DetailsForm, on: Client, rebases: number): Promise<void> {
    try {
      toldSaved(await update.run({ params: { id: client.id }, body: { ...changesOf(sent, on), version: on.version } }));
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (isApiError(refusal, 'VERSION_CONFLICT')) {
        const next = rebases > 0 ? await conflicts.meet(on, sent) : null;
        if (next) await goOn(next.form, next.on, rebases - 1);
      } else show(Object.fromEntries(Object.entries(fieldProblems(refusal)).filter(([field]) => field in sent)));
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
    void save(values, base, MOST_REBASES);
  }

  function resolve(choice: 'mine' | 'theirs') {
    const next = conflicts.resolve(choice);
    if (next) void goOn(next.form, next.on);
  }

  const error = conflict ? undefined : update.error;
  return {
    form: { values, set } satisfies DetailsState,
    problems,
    error: Object.keys(fieldProblems(error)).length > 0 && Object.keys(problems).length > 0 ? undefined : error,
    isRunning: update.isRunning,
    isChanged,
    conflict,
    unsaved,
    submit,
    discard: () => {
      setProblems({});
      setKept({ base: client, values: formOf(client) });
    },
    resolve,
    closeConflict: conflicts.close,
  };
}
