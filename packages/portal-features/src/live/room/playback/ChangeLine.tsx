import { RadioGroup, Text, TextArea } from '@sakina/design-system';
import { amendTranscript, redactTranscript } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { TranscriptSegment } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, useKeptForm } from '../../../shared/form/index.ts';
import { useSessionText } from '../messages/index.ts';

const REASONS = ['CLIENT_ASKED', 'OTHER_PERSON', 'NOT_RELEVANT'] as const;
type Reason = (typeof REASONS)[number];

export interface ChangeLineProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** The line that is changed. */
  line: TranscriptSegment;
  /** What is done to it. */
  change: 'amend' | 'redact';
  /** Called when it is to close. */
  onClose: () => void;
}

/** Corrects a line of a transcript, or deletes what it says. */
export function ChangeLine({ appointmentId, line, change, onClose }: ChangeLineProps) {
  const t = useSessionText();
  const amend = useAction(amendTranscript);
  const redact = useAction(redactTranscript);
  const form = useForm<{ text: string; reason: Reason | '' }>({ defaultValues: { text: line.text, reason: '' } });
  const { control } = form;
  const kept = useKeptForm(form, `transcript-${change}:${line.id}`);
  const params = { id: appointmentId, segmentId: line.id };
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t(`line.${change}.title`)}
      confirmLabel={t(`line.${change}.submit`)}
      cancelLabel={t('line.close')}
      tone={change === 'redact' ? 'danger' : 'primary'}
      error={(change === 'amend' ? amend : redact).error}
      onClose={onClose}
      send={async ({ text, reason }) => {
        if (change === 'amend') return amend.run({ params, body: { text } });
        return reason !== '' && redact.run({ params, body: { reason } });
      }}
      onSent={onClose}
    >
      <KeptNotice {...kept} onDiscard={kept.forget} />
      {change === 'amend' ? (
        <FormField
          control={control}
          name="text"
          rules={{ validate: (typed) => typed.trim() !== '' || t('line.text.required') }}
        >
          {(field) => <TextArea {...field} label={t('line.text')} description={t('line.text.help')} isRequired />}
        </FormField>
      ) : (
        <>
          <Text>{t('line.redact.body')}</Text>
          <FormField control={control} name="reason" rules={{ required: t('line.reason.required') }}>
            {(field) => (
              <RadioGroup
                {...field}
                label={t('line.reason')}
                isRequired
                options={REASONS.map((id) => ({ id, label: t(`line.reason.${id}`) }))}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
