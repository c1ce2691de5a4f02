import { useToast } from '@sakina/design-system';
import { signSessionNote } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import type { SessionNote } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useState, useSyncExternalStore } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { readNote } from '../api/session-notes.ts';
import { useNotesText } from '../messages/index.ts';
import type { NoteDraft } from '../model/note-draft.ts';

export interface SigningOptions {
  /** The draft to be signed. */
  draft: NoteDraft;
  /** Called once the note is signed, here or, as it turned out, in another place. */
  onSigned: () => void;
  /** Called when the server found nothing to sign. */
  onEmpty: () => void;
}

/** What is typed to sign. */
interface Signing {
  isStated: boolean;
  name: string;
}

interface SigningState {
  form: UseFormReturn<Signing>;
  note: SessionNote;
  /** Why the note cannot be signed as it was read: text is not saved, or it changed in another place. */
  news: 'unsaved' | 'changed' | undefined;
  /** A failure with no better words. */
  error: ApiError | undefined;
  isRunning: boolean;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/** Refusals that have their own place or words. */
const TOLD = new Set(['NAME_MISMATCH', 'NOTE_EMPTY', 'NOTE_SIGNED', 'VERSION_CONFLICT']);

/** Signs exactly the text that was read: everything is saved first, and the signature names its version. */
export function useSigning({ draft, onSigned, onEmpty }: SigningOptions): SigningState {
  const t = useNotesText();
  const toast = useToast();
  const client = useClient();
  const sign = useAction(signSessionNote);
  const { note } = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const [news, setNews] = useState<'unsaved' | 'changed'>();
  const form = useForm<Signing>({ defaultValues: { isStated: false, name: '' } });

  async function takeNewest() {
    // If it cannot be read either, the next attempt is refused again and says so.
    await readNote(client, note.id).then(
      (newest) => draft.adopt(newest),
      () => undefined,
    );
  }

  async function refused(refusal: unknown) {
    if (isApiError(refusal, 'NAME_MISMATCH'))
      return form.setError(
        'name',
        { message: t('sign.name.mismatch', { name: note.authorName }) },
        { shouldFocus: true },
      );
    if (isApiError(refusal, 'NOTE_EMPTY')) return onEmpty();
    if (isApiError(refusal, 'NOTE_SIGNED')) {
      await takeNewest();
      toast({ tone: 'info', title: t('sign.already'), description: t('sign.already.body') });
      return onSigned();
    }
    if (isApiError(refusal, 'VERSION_CONFLICT')) {
      await takeNewest();
      form.setValue('isStated', false);
      setNews('changed');
    }
  }

  async function signNow({ name }: Signing) {
    setNews(undefined);
    if (!(await draft.flush())) return setNews('unsaved');
    const { version } = draft.getSnapshot().note;
    try {
      const signed = await sign.run({
        params: { id: note.id },
        body: { signature: { name: name.trim(), statement: t('sign.statement'), version } },
      });
      draft.adopt(signed);
      toast({ tone: 'success', title: t('sign.done'), description: t('sign.done.body') });
      onSigned();
    } catch (refusal) {
      await refused(refusal);
    }
  }

  const error = sign.error && !TOLD.has(sign.error.code) ? sign.error : undefined;
  return { form, note, news, error, isRunning: sign.isRunning, submit: form.handleSubmit(signNow) };
}
