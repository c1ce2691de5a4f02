import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { listOwnApplications, saveApplication, submitApplication } from '@sakina/platform/contract';
import type { ProviderApplication } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { useAction, useDraft, useInvalidate } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { numberAt, useShownProblems } from '../../shared/application-form/index.ts';
import type { StepAddress } from '../../../shared/index.ts';
import { reachable, useStepAddress } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import {
  contentOf,
  emptyApplication,
  formOfApplication,
  readApplicationDraft,
  hasSameContent,
} from '../model/application-form.ts';
import type { ApplicationForm } from '../model/application-form.ts';
import {
  applicationFieldOf,
  applicationProblems,
  applicationSteps,
  noConfirmations,
  partsOfStep,
} from '../model/application-problems.ts';
import type { Confirmations } from '../model/application-problems.ts';
import { problemText } from './problem-text.ts';

/** The edited form, and the version of the application that the edits are based on; 0 before the first save. */
interface Typed {
  form: ApplicationForm;
  version: number;
}

/** The result of a save: the saved application, or null if it failed. */
type SaveResult = { id: string; version: number } | null;

const HANDLED = new Set(['VERSION_CONFLICT', 'APPLICATION_CLOSED', 'ALREADY_PROVIDER']);

/**
 * The state of one application: edits, saves, current step, and submission.
 * @param current The application that is open for changes; undefined before the first save.
 * @param latestId The newest application, open or closed; null for none. A new one begins after it.
 */
export function useApplication(
  current: ProviderApplication | undefined,
  latestId: string | null,
  address: StepAddress,
) {
  const t = useJoiningText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const save = useAction(saveApplication);
  const submit = useAction(submitApplication);
  const [start, setStart] = useState(emptyApplication);
  // The newest application when this one was begun: once there is a newer one, that is the current one.
  const [begunAfter, setBegunAfter] = useState<string | null>();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [confirmed, setConfirmed] = useState(noConfirmations);
  const [conflict, setConflict] = useState<number | null>(null);
  const [isProvider, setProvider] = useState(false);
  const base = useMemo(() => (current ? formOfApplication(current) : start), [current, start]);
  const form = typed?.form ?? base;
  const documents = current?.documents ?? [];
  const problems = applicationProblems(form, documents, confirmed);
  const shown = useShownProblems(problems, problemText(t));
  const { step, go } = useStepAddress(applicationSteps, problems, address, current ? 'review' : 'person');

  useDraft('application', {
    value: useMemo(() => (typed === null ? null : { id: current?.id ?? null, ...typed }), [typed, current?.id]),
    onRestore: (stored) => {
      const id = own(stored, 'id');
      // The draft belongs to an application that is no longer open.
      if (id !== null && id !== current?.id) return;
      const restored = readApplicationDraft(own(stored, 'form'));
      if (id === null) setBegunAfter(latestId);
      setTyped({
        form: restored,
        version: (id === null ? current?.version : numberAt(stored, 'version')) ?? 0,
      });
      go(reachable(applicationSteps, 'review', applicationProblems(restored, documents, noConfirmations)));
    },
  });

  function refuse(error: unknown) {
    // Only errors of the client are handled; anything else is a bug.
    if (!isApiError(error)) throw error;
    if (error.code === 'VERSION_CONFLICT') setConflict(numberAt(error.details, 'version') ?? 0);
    if (error.code === 'ALREADY_PROVIDER') setProvider(true);
    if (error.code === 'APPLICATION_CLOSED') {
      toast({ title: t('apply.saving.closed'), tone: 'warning' });
      setTyped(null);
      void invalidate(listOwnApplications);
    }
    shown.refuse(error, (name) => applicationFieldOf(name, form));
  }

  /**
   * Saves every step without problems. @param version The version to overwrite, if not the one that the edits are based
   * on.
   */
  async function saveSteps(version = typed?.version ?? current?.version ?? 0): Promise<SaveResult> {
    if (current && typed === null) return current;
    const parts = applicationSteps
      .filter((one) => !problems.some((problem) => problem.step === one))
      .flatMap((one) => partsOfStep[one]);
    try {
      const saved = await save.run({ body: { ...contentOf(form, parts), version } });
      setTyped((before) => {
        const now = before?.form ?? form;
        return hasSameContent(now, formOfApplication(saved)) ? null : { form: now, version: saved.version };
      });
      setConflict(null);
      return saved;
    } catch (error) {
      refuse(error);
      return null;
    }
  }

  async function finish(): Promise<boolean> {
    if (!shown.leave(...applicationSteps)) return false;
    const saved = await saveSteps();
    if (saved === null) return false;
    try {
      await submit.run({ params: { id: saved.id } });
    } catch (error) {
      refuse(error);
      return false;
    }
    setTyped(null);
    setConfirmed(noConfirmations);
    return true;
  }

  return {
    form,
    documents,
    confirmed,
    step,
    go,
    conflict,
    isProvider,
    saveSteps,
    finish,
    isBegun: begunAfter !== undefined && begunAfter === latestId,
    errors: shown.errors,
    messageOf: shown.messageOf,
    error: [save.error, submit.error].find((error) => error !== undefined && !HANDLED.has(error.code)),
    next: async () => shown.leave(step) && (await saveSteps()) !== null,
    begin: (first: ApplicationForm) => {
      setStart(first);
      setBegunAfter(latestId);
      go('person');
    },
    change: (changes: (before: ApplicationForm) => Partial<ApplicationForm>) => {
      setTyped((before) => ({
        form: { ...(before?.form ?? base), ...changes(before?.form ?? base) },
        version: before?.version ?? current?.version ?? 0,
      }));
      shown.forgetRefusals();
    },
    confirm: (changes: Partial<Confirmations>) => setConfirmed({ ...confirmed, ...changes }),
    /** A document was added: the edits are now based on that version. */
    noteVersion: (version: number) => setTyped((before) => before && { ...before, version }),
    /** Resolves a conflict: loads what another window saved and discards the edits made here. */
    takeTheirs: async () => {
      await invalidate(listOwnApplications);
      setTyped(null);
      setConflict(null);
    },
    /** Discards the edits, after the application was withdrawn. */
    discard: () => setTyped(null),
    takeMine: () => saveSteps(conflict ?? undefined),
  };
}

export type Application = ReturnType<typeof useApplication>;
