import {
  Button,
  DialogFoot,
  Form,
  NumberField,
  Select,
  Stack,
  SubmitButton,
  Text,
  TextArea,
} from '@sakina/design-system';
import { communityLimits, removalReason } from '@sakina/platform/contract';
import type { DecisionAction, ModerationCaseDetail, RemovalReason } from '@sakina/platform/contract';
import { useClock } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { KeptNotice, readKeptForm, useKept } from '../../../shared/form/index.ts';
import { Bulleted } from '../../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { missingOf, takesDown } from '../model/rules.ts';
import { Statement } from './Statement.tsx';

/** What the form holds; empty texts are left out of the decision. */
export interface DecisionValues {
  reason: string;
  guideline: string;
  muteDays: number | null;
  words: string;
  note: string;
}

export interface DecideFormProps {
  /** The case that it is about. */
  entry: ModerationCaseDetail;
  /** What is decided. */
  action: DecisionAction;
  /** Sends it; false where that failed. */
  onSend: (values: DecisionValues) => Promise<boolean>;
  /** Called when it is to close. */
  onClose: () => void;
  /** Why the last attempt failed. */
  problem: ReactNode;
}

const NOTHING: DecisionValues = { reason: '', guideline: '', muteDays: null, words: '', note: '' };
const keptValues = {
  start: NOTHING,
  isBlank: ({ words, note }: DecisionValues) => words.trim() === '' && note.trim() === '',
  read: (kept: unknown) => readKeptForm(kept, NOTHING),
};

/** The fields of a decision with what it does above and the notice below; what is missing is said at its field. */
export function DecideForm({ entry, action, onSend, onClose, problem }: DecideFormProps) {
  const t = useAdminModerationText();
  const clock = useClock();
  const kept = useKept(`moderation:${entry.id}:${action}`, keptValues);
  const { value: values, set: setValues } = kept;
  const [isChecked, setChecked] = useState(false);
  const { reason, guideline, muteDays, words, note } = values;
  const missing = missingOf({ action, reason, muteDays, words });
  const errors = isChecked ? missing.map((name) => ({ name, message: t(`missing.${name}`) })) : [];
  const messageOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const set = (next: Partial<DecisionValues>) => setValues({ ...values, ...next });
  const rules = entry.guidelines ?? [];
  const task = entry.source === 'CRISIS' && action === 'DISMISS' ? 'HOLD' : action;
  const isTold = takesDown(action) || entry.source === 'APPEAL';

  async function send() {
    setChecked(true);
    if (missing.length > 0) return;
    if (await onSend({ ...values, words: words.trim(), note: note.trim() })) kept.clear();
  }
  return (
    <Form onSubmit={send} errors={errors} errorFocus="field" headingLevel={3}>
      <Stack gap="x1">
        <Text weight="strong">{t('effects')}</Text>
        <Bulleted
          items={[
            entry.source === 'APPEAL' ? t(`effect.APPEAL.${action as 'APPROVE' | 'DISMISS'}`) : t(`effect.${task}`),
            ...(entry.reports.length > 0 ? [t('effect.reporters', { count: entry.reports.length })] : []),
            t('effect.log'),
          ]}
        />
      </Stack>
      {problem}
      <KeptNotice {...kept} onDiscard={kept.clear} />
      {takesDown(action) && (
        <Select
          label={t('field.reason')}
          name="reason"
          isRequired
          options={removalReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
          value={reason}
          onChange={(next) => set({ reason: next })}
          errorMessage={messageOf('reason')}
        />
      )}
      {takesDown(action) && rules.length > 0 && (
        <Select
          label={t('field.guideline')}
          description={t('field.guideline.help')}
          name="guideline"
          anyLabel={t('field.guideline.none')}
          options={rules.map((rule, index) => ({
            id: String(index + 1),
            label: t('guideline', { number: index + 1, text: rule }),
          }))}
          value={guideline}
          onChange={(next) => set({ guideline: next })}
        />
      )}
      {action === 'MUTE' && (
        <NumberField
          label={t('field.muteDays')}
          name="muteDays"
          min={1}
          max={90}
          unit={t('field.muteDays.unit')}
          isRequired
          value={muteDays}
          onChange={(next) => set({ muteDays: next })}
          errorMessage={messageOf('muteDays')}
        />
      )}
      {isTold && (
        <TextArea
          label={t('field.words')}
          description={t('field.words.help')}
          name="words"
          rows={3}
          maxLength={communityLimits.words}
          value={words}
          onChange={(next) => set({ words: next })}
        />
      )}
      <TextArea
        label={t('field.note')}
        description={t('field.note.help')}
        name="note"
        rows={2}
        maxLength={communityLimits.words}
        value={note}
        onChange={(next) => set({ note: next })}
      />
      {takesDown(action) && (
        <Statement
          entry={entry}
          title={t('notice.title')}
          decision={{
            action,
            reason: reason === '' ? null : (reason as RemovalReason),
            words: words.trim() || null,
            muteDays: action === 'MUTE' ? muteDays : null,
            guideline:
              guideline === '' ? null : { number: Number(guideline), text: rules[Number(guideline) - 1] ?? '' },
            decidedAt: new Date(clock.now()).toISOString(),
          }}
        />
      )}
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton variant={takesDown(action) ? 'danger' : 'primary'}>{t(`decide.${task}`)}</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
