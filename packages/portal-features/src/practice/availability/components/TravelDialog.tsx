import { Button, DatePicker, Dialog, Form, Stack, TimeZonePicker } from '@sakina/design-system';
import type { TravelPeriod } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { useAvailabilityText } from '../messages/index.ts';
import { travelProblems } from '../model/entries.ts';
import { useProblemWords } from './use-problem-words.ts';

export interface TravelDialogProps {
  /** What is changed; left out, a new one is written. */
  entry: TravelPeriod | undefined;
  others: readonly TravelPeriod[];
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
  onSave: (entry: TravelPeriod) => void;
  onClose: () => void;
}

/** Writes one journey. It joins the page, which is saved as a whole. */
export function TravelDialog({ entry, others, today, onSave, onClose }: TravelDialogProps) {
  const t = useAvailabilityText();
  const formId = useId();
  const wordsOf = useProblemWords();
  const now = useNow();
  const [draft, setDraft] = useState<TravelPeriod>(() => entry ?? { from: '', until: '', timeZone: '' });
  const [hasTried, setTried] = useState(false);
  const problems = travelProblems(draft, others, today).map((problem) => ({
    name: problem.name,
    message:
      problem.kind === 'order'
        ? t('travel.problem.order')
        : problem.kind === 'twice'
          ? t('travel.problem.twice')
          : wordsOf(problem),
  }));
  const messageAt = (name: string) =>
    hasTried ? problems.find((problem) => problem.name === name)?.message : undefined;

  function submit() {
    setTried(true);
    if (problems.length > 0) return;
    onSave(draft);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t(entry ? 'travel.dialog.change' : 'travel.dialog.new')}
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
          <DatePicker
            label={t('travel.from')}
            name="travel.from"
            isRequired
            today={today}
            value={draft.from}
            // A journey of one day is the least: the end follows.
            onChange={(from) =>
              setDraft((known) => ({ ...known, from, until: known.until < from ? from : known.until }))
            }
            errorMessage={messageAt('travel.from')}
          />
          <DatePicker
            label={t('travel.until')}
            name="travel.until"
            isRequired
            today={today}
            value={draft.until}
            onChange={(until) => setDraft((known) => ({ ...known, until }))}
            errorMessage={messageAt('travel.until')}
          />
          <TimeZonePicker
            label={t('travel.zone')}
            description={t('travel.zone.help')}
            name="travel.zone"
            isRequired
            at={now}
            value={draft.timeZone}
            onChange={(timeZone) => setDraft((known) => ({ ...known, timeZone }))}
            errorMessage={messageAt('travel.zone')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
