import { Form, lazyPart, Split, Stack, useToast } from '@sakina/design-system';
import { cancelAppointment } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { Suspense, useRef, useState } from 'react';
import { SaveBar } from '../../shared/save-bar/SaveBar.tsx';
import { KeptNotice } from '../../../shared/form/index.ts';
import { ErrorNotice, lazyPanel } from '../../../shared/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import type { KnownHours } from '../model/hours.ts';
import { chosenAs } from '../model/outside.ts';
import type { OutsideChoices, SessionOutside } from '../model/outside.ts';
import { BookingRules } from './BookingRules.tsx';
import { Exceptions } from './Exceptions.tsx';
import { PrayerTimes } from './PrayerTimes.tsx';
import { StillToMove } from './StillToMove.tsx';
import { Travel } from './Travel.tsx';
import { useHoursEditor } from './use-hours-editor.ts';
import { useProblemText } from './use-problem-text.ts';
import { WeekHours } from './WeekHours.tsx';

const Preview = lazyPanel(() => import('./Preview.tsx').then((m) => m.Preview));
const OutsideDialog = lazyPart(() => import('./OutsideDialog.tsx').then((m) => m.OutsideDialog));
const HoursQuestion = lazyPart(() => import('./HoursQuestion.tsx').then((m) => m.HoursQuestion));

export interface HoursEditorProps {
  /** The hours as they were last saved. */
  hours: KnownHours;
  /** The provider’s own account. */
  account: ProviderAccount;
}

/** All hours of a provider as one form with its preview, saved as a whole after it was said what that does. */
export function HoursEditor({ hours, account }: HoursEditorProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const wordsOf = useProblemText();
  const cancel = useAction(cancelAppointment);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [toMove, setToMove] = useState<readonly SessionOutside[]>([]);
  const [notCancelled, setNotCancelled] = useState<readonly SessionOutside[]>([]);
  const { timeZone } = hours;
  const nowIso = new Date(now).toISOString();
  const today = format.dateIn(nowIso, timeZone);
  const editor = useHoursEditor(hours, account.modes, today, () => toast({ title: t('saved'), tone: 'success' }));
  const { draft, change, isDirty, problems, hasTried, question, conflict } = editor;
  const errors = problems.map((problem) => ({ name: problem.name, message: wordsOf(problem) }));
  const messageAt = (name: string) => (hasTried ? errors.find((error) => error.name === name)?.message : undefined);

  function submit() {
    // A button that cannot be pressed would lose the focus with every save.
    if (isDirty) return editor.submit();
    toast({ title: t('unchanged') });
    return undefined;
  }
  function discard() {
    editor.discard();
    saveButton.current?.focus();
  }
  async function confirm(choices: OutsideChoices, words: string) {
    const outside = question?.outside ?? [];
    if (!(await editor.save())) return false;
    setToMove(chosenAs(outside, choices, 'MOVE'));
    const left: SessionOutside[] = [];
    for (const session of chosenAs(outside, choices, 'CANCEL')) {
      try {
        // One after the other: a refusal of one leaves the others as they were chosen.
        await cancel.run({
          params: { id: session.appointmentId },
          body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: words || null } },
        });
      } catch {
        left.push(session);
      }
    }
    setNotCancelled(left);
    return true;
  }
  return (
    <Stack gap="x4">
      <StillToMove toMove={toMove} notCancelled={notCancelled} timeZone={timeZone} onDismiss={() => setToMove([])} />
      <KeptNotice {...editor.unsaved} onDiscard={discard} />
      <Split
        position="end"
        isSideSticky
        side={<Preview draft={draft} isWrong={problems.length > 0} services={account.services} timeZone={timeZone} />}
      >
        <Form onSubmit={submit} errors={hasTried ? errors : []} errorFocus="field">
          <Stack gap="x5">
            <WeekHours
              week={draft.week}
              onChange={(week) => change({ week })}
              modes={account.modes}
              messageAt={messageAt}
              zone={format.zone(timeZone, nowIso)}
            />
            <Exceptions
              exceptions={draft.exceptions}
              onChange={(exceptions) => change({ exceptions })}
              modes={account.modes}
              today={today}
              messageAt={messageAt}
            />
            <Travel
              travel={draft.rules.travel}
              onChange={(travel) => change({ rules: { ...draft.rules, travel } })}
              today={today}
            />
            <BookingRules
              rules={draft.rules}
              onChange={(changes) => change({ rules: { ...draft.rules, ...changes } })}
            />
            <PrayerTimes
              prayer={draft.rules.prayer}
              onChange={(prayer) => change({ rules: { ...draft.rules, prayer } })}
              messageAt={messageAt}
              timeZone={timeZone}
              today={today}
            />
            {!question && <ErrorNotice error={editor.error} />}
            <SaveBar
              isDirty={isDirty}
              saveLabel={t('save')}
              saveRef={saveButton}
              isSaving={editor.isRunning}
              onDiscard={discard}
            />
          </Stack>
        </Form>
      </Split>
      <Suspense fallback={null}>
        {question && (
          <OutsideDialog
            question={question}
            timeZone={timeZone}
            isRunning={editor.isRunning}
            error={editor.error}
            onConfirm={confirm}
            onClose={editor.closeQuestion}
          />
        )}
        {conflict && <HoursQuestion {...conflict} onResolve={editor.resolve} onClose={editor.closeConflict} />}
      </Suspense>
    </Stack>
  );
}
