import { Button, DatePicker, Dialog, Form, RadioGroup, Stack, TextField } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { newKey, nextRange } from '../model/draft.ts';
import type { ExceptionDraft } from '../model/draft.ts';
import { exceptionProblems } from '../model/entries.ts';
import type { ExceptionType } from '../model/entries.ts';
import { RangeRows } from './RangeRows.tsx';
import { useProblemWords } from './use-problem-words.ts';

export interface ExceptionDialogProps {
  /** What is changed; left out, a new one is written. */
  entry: ExceptionDraft | undefined;
  others: readonly ExceptionDraft[];
  modes: readonly SessionMode[];
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
  onSave: (entry: ExceptionDraft) => void;
  onClose: () => void;
}

/** Writes one date off, or one date with other hours. It joins the page, which is saved as a whole. */
export function ExceptionDialog({ entry, others, modes, today, onSave, onClose }: ExceptionDialogProps) {
  const t = useAvailabilityText();
  const formId = useId();
  const wordsOf = useProblemWords();
  const [draft, setDraft] = useState<ExceptionDraft>(
    () => entry ?? { key: newKey(), date: '', ranges: [], reason: '' },
  );
  const [type, setType] = useState<ExceptionType>(entry && entry.ranges.length > 0 ? 'HOURS' : 'OFF');
  const [start] = useState({ draft, type });
  const unsaved = useKeptFields(`availability-date:${entry?.date ?? 'new'}`, keepable({ draft, type }, start, fill));
  const [hasTried, setTried] = useState(false);
  const problems = exceptionProblems(draft, type, others, today).map((problem) => ({
    name: problem.name,
    message: wordsOf(problem),
  }));
  const messageAt = (name: string) =>
    hasTried ? problems.find((problem) => problem.name === name)?.message : undefined;

  function fill(next: typeof start) {
    setDraft({ ...next.draft, key: start.draft.key });
    setType(next.type);
  }
  function submit() {
    setTried(true);
    if (problems.length > 0) return;
    unsaved.forget();
    onSave(type === 'OFF' ? { ...draft, ranges: [] } : draft);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="lg"
      title={t(entry ? 'exception.title.change' : 'exception.title.new')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" variant="action" form={formId}>
            {t('entry.take')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} errors={hasTried ? problems : []} errorFocus="field" headingLevel={3}>
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => fill(start)} />
          <DatePicker
            label={t('exception.date')}
            name="exception.date"
            isRequired
            min={today}
            today={today}
            value={draft.date}
            onChange={(date) => setDraft((known) => ({ ...known, date }))}
            errorMessage={messageAt('exception.date')}
          />
          <RadioGroup
            label={t('exception.type')}
            name="exception.type"
            isRequired
            options={[
              { id: 'OFF', label: t('exception.off') },
              { id: 'HOURS', label: t('exception.hours') },
            ]}
            value={type}
            onChange={(chosen) => {
              setType(chosen as ExceptionType);
              if (chosen === 'HOURS' && draft.ranges.length === 0)
                setDraft((known) => ({ ...known, ranges: [nextRange([], modes)] }));
            }}
            errorMessage={messageAt('exception.type')}
          />
          {type === 'HOURS' && (
            <RangeRows
              path="exception"
              of={t('exception.hours')}
              ranges={draft.ranges}
              onChange={(ranges) => setDraft((known) => ({ ...known, ranges }))}
              modes={modes}
              messageAt={messageAt}
            />
          )}
          <TextField
            label={t('exception.reason')}
            description={t('exception.reason.help')}
            maxLength={120}
            value={draft.reason}
            onChange={(reason) => setDraft((known) => ({ ...known, reason }))}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
