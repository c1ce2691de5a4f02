import { NumberField, Select, TextArea } from '@sakina/design-system';
import { communityLimits, muteRange, removalReason } from '@sakina/platform/contract';
import type { DecisionAction, ModerationCaseDetail, RemovalReason } from '@sakina/platform/contract';
import { useClock } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm, Effects } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, resolverOf, useKeptForm } from '../../../shared/form/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { missingOf, takesDown } from '../model/rules.ts';
import { Statement } from './Statement.tsx';

/** What the form holds; empty texts are left out of the decision. */
export interface DecisionValues {
  reason: RemovalReason | '';
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
  /** Sends it. @throws ApiError */
  onSend: (values: DecisionValues) => Promise<ModerationCaseDetail>;
  /** Called once it is decided. */
  onSent: () => void;
  /** Called when it is to close. */
  onClose: () => void;
  /** Why the last attempt failed. */
  error: unknown;
  /** Why it failed, where this screen has words of its own for it. */
  problem: ReactNode;
}

/** The fields of a decision with what it does above and the notice below; what is missing is said at its field. */
export function DecideForm({ entry, action, onSend, onSent, onClose, error, problem }: DecideFormProps) {
  const t = useAdminModerationText();
  const clock = useClock();
  const form = useForm<DecisionValues>({
    // Days are asked for where someone is muted, and only there.
    defaultValues: { reason: '', guideline: '', muteDays: action === 'MUTE' ? null : 0, words: '', note: '' },
    resolver: resolverOf((typed) =>
      missingOf({ action, ...typed }).map(
        (name) => [name, t(`missing.${name}`, { least: muteRange.min, most: muteRange.max })] as const,
      ),
    ),
  });
  const { control } = form;
  const kept = useKeptForm(form, `moderation:${entry.id}:${action}`);
  const { reason, guideline, muteDays, words } = useWatch({ control }) as DecisionValues;
  const rules = entry.guidelines ?? [];
  const task = entry.source === 'CRISIS' && action === 'DISMISS' ? 'HOLD' : action;
  const isTold = takesDown(action) || entry.source === 'APPEAL';
  return (
    <DialogForm
      form={form}
      kept={kept}
      confirmLabel={t(`decide.${task}`)}
      cancelLabel={t('cancel')}
      tone={takesDown(action) ? 'danger' : 'primary'}
      error={error}
      problem={problem}
      onClose={onClose}
      send={(values) => onSend({ ...values, words: values.words.trim(), note: values.note.trim() })}
      onSent={onSent}
    >
      <Effects
        title={t('effects')}
        items={[
          entry.source === 'APPEAL' ? t(`effect.APPEAL.${action as 'APPROVE' | 'DISMISS'}`) : t(`effect.${task}`),
          ...(entry.reports.length > 0 ? [t('effect.reporters', { count: entry.reports.length })] : []),
          t('effect.log'),
        ]}
      />
      <KeptNotice {...kept} onDiscard={kept.forget} />
      {takesDown(action) && (
        <FormField control={control} name="reason">
          {(field) => (
            <Select
              {...field}
              label={t('field.reason')}
              isRequired
              options={removalReason.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
            />
          )}
        </FormField>
      )}
      {takesDown(action) && rules.length > 0 && (
        <FormField control={control} name="guideline">
          {(field) => (
            <Select
              {...field}
              label={t('field.guideline')}
              description={t('field.guideline.help')}
              anyLabel={t('field.guideline.none')}
              options={rules.map((rule, index) => ({
                id: String(index + 1),
                label: t('guideline', { number: index + 1, text: rule }),
              }))}
            />
          )}
        </FormField>
      )}
      {action === 'MUTE' && (
        <FormField control={control} name="muteDays">
          {(field) => (
            <NumberField
              {...field}
              label={t('field.muteDays')}
              min={muteRange.min}
              max={muteRange.max}
              unit={t('field.muteDays.unit')}
              isRequired
            />
          )}
        </FormField>
      )}
      {isTold && (
        <FormField control={control} name="words">
          {(field) => (
            <TextArea
              {...field}
              label={t('field.words')}
              description={t('field.words.help')}
              rows={3}
              maxLength={communityLimits.words}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="note">
        {(field) => (
          <TextArea
            {...field}
            label={t('field.note')}
            description={t('field.note.help')}
            rows={2}
            maxLength={communityLimits.words}
          />
        )}
      </FormField>
      {takesDown(action) && (
        <Statement
          entry={entry}
          title={t('notice.title')}
          decision={{
            action,
            reason: reason === '' ? null : reason,
            words: words.trim() || null,
            muteDays: action === 'MUTE' ? muteDays : null,
            guideline:
              guideline === '' ? null : { number: Number(guideline), text: rules[Number(guideline) - 1] ?? '' },
            decidedAt: new Date(clock.now()).toISOString(),
          }}
        />
      )}
    </DialogForm>
  );
}
