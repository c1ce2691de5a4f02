import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { getProviderProfile, updateProviderProfile } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { mergeVersions } from '@sakina/platform/domain';
import { useAction, useClient, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { isSameTyped, MOST_REBASES, useConflict, useKeptChange } from '../../../shared/form/index.ts';
import type { Conflict, Unsaved } from '../../../shared/form/index.ts';
import { useOwnPageText } from '../messages/index.ts';
import { changesOf, formOf, isSame, withNewKeys } from '../model/page-form.ts';
import type { PageForm } from '../model/page-form.ts';
import { pageProblems } from '../model/page-problems.ts';

interface PageEditor {
  form: PageForm;
  change: (changes: Partial<PageForm>) => void;
  isDirty: boolean;
  /** Everything that is wrong, in words by field; empty before the first attempt. */
  errors: readonly { name: string; message: string }[];
  submit: () => Promise<void>;
  discard: () => void;
  isRunning: boolean;
  /** What is not said at a field. */
  error: ApiError | undefined;
  /** What came back after leaving. */
  unsaved: Unsaved;
  /** Both versions where this window and another changed the same. */
  conflict: Conflict<ProviderAccount, PageForm> | undefined;
  resolve: (choice: 'mine' | 'theirs') => void;
  closeConflict: () => void;
}

/** The fields of a refusal under the names that they have in the form. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  durationMinutes: 'minutes',
  'price.amountMinor': 'price',
};
const ownName = (field: string) =>
  Object.entries(OWN_NAMES).reduce(
    (name, [theirs, own]) => name.replace(theirs, own),
    field.replace('cancellationPolicy.', ''),
  );

/**
 * The form of the public page: what is typed, what is wrong with it, and how it is saved. A change elsewhere never
 * slips under what is being typed: it is merged when this is saved, and what both changed is asked about (SEC-16).
 * @param onSaved Called once the page is public.
 */
export function usePageEditor(account: ProviderAccount, onSaved: () => void): PageEditor {
  const t = useOwnPageText();
  const format = useFormat();
  const client = useClient();
  const saving = useAction(updateProviderProfile);
  const [base, setBase] = useState(account);
  const [form, setForm] = useState(() => formOf(account));
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ of: PageForm; fields: Record<string, string> }>();
  const conflicts = useConflict({
    read: () => client.call(getProviderProfile, {}),
    formOf,
    isSame: isSameTyped,
  });
  const isDirty = !isSame(form, formOf(base));
  const problems = pageProblems(form).map(({ name, kind }) => ({ name, message: t(`problem.${kind}`) }));
  const ofServer =
    refused?.of === form ? Object.entries(refused.fields).map(([name, message]) => ({ name, message })) : [];

  function take(next: ProviderAccount, typed = formOf(next)) {
    setBase(next);
    setForm(typed);
  }
  if (account.version > base.version && !isDirty) take(account);

  const unsaved = useKeptChange('public-page', {
    base,
    form,
    isChanged: isDirty,
    restore: (kept) => take(kept.base, withNewKeys(kept.form)),
  });

  async function goOn(on: ProviderAccount, typed: PageForm, rebases = MOST_REBASES, sent = form): Promise<void> {
    saving.reset();
    setBase(on);
    // What was changed since it was sent stays, on top of the merged page.
    setForm((now) => (now === sent ? typed : mergeVersions(sent, now, typed, isSameTyped).merged));
    if (!isSame(typed, formOf(on))) await save(typed, on, rebases);
    else onSaved();
  }
  async function save(typed: PageForm, on: ProviderAccount, rebases: number): Promise<void> {
    setTried(true);
    if (pageProblems(typed).length > 0) return;
    setRefused(undefined);
    try {
      const saved = await saving.run({ body: { ...changesOf(typed), version: on.version } });
      const next = formOf(saved);
      setBase(saved);
      // What was typed while it was being saved stays, and is still to be saved.
      setForm((now) => {
        if (now === typed) return next;
        return now.services === typed.services ? { ...now, services: next.services } : now;
      });
      setTried(false);
      onSaved();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const { code, details } = failure;
      if (code === 'VERSION_CONFLICT') {
        const merged = rebases > 0 ? await conflicts.meet(on, typed) : null;
        if (merged) await goOn(merged.on, merged.form, rebases - 1, typed);
      } else if (code === 'HANDLE_TAKEN') setRefused({ of: typed, fields: { handle: t('problem.taken') } });
      else if (code === 'SERVICE_IN_USE') {
        const { services = [] } = details as { services?: string[] };
        setRefused({ of: typed, fields: { services: t('problem.inUse', { services: format.list(services) }) } });
      } else {
        const fields = Object.entries(fieldProblems(failure)).map(([field, words]) => [ownName(field), words] as const);
        if (fields.length > 0) setRefused({ of: typed, fields: Object.fromEntries(fields) });
      }
    }
  }
  return {
    form,
    change: (changes) => setForm((known) => ({ ...known, ...changes })),
    isDirty,
    errors: hasTried ? [...problems, ...ofServer] : [],
    submit: () => save(form, base, MOST_REBASES),
    discard: () => {
      take(base);
      setTried(false);
      saving.reset();
    },
    isRunning: saving.isRunning,
    error: conflicts.conflict === undefined && refused === undefined ? saving.error : undefined,
    unsaved,
    conflict: conflicts.conflict,
    resolve: (choice) => {
      const next = conflicts.resolve(choice);
      if (next) void goOn(next.on, next.form);
    },
    closeConflict: conflicts.close,
  };
}
