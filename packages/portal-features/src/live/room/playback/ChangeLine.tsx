import { Button, Dialog, Form, RadioGroup, Stack, Text, TextArea } from '@sakina/design-system';
import { amendTranscript, redactTranscript } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { TranscriptSegment } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { KeptNotice, useKeptWords } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

const REASONS = ['CLIENT_ASKED', 'OTHER_PERSON', 'NOT_RELEVANT'] as const;

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
  const formId = useId();
  const amend = useAction(amendTranscript);
  const redact = useAction(redactTranscript);
  const [text, setText] = useState(line.text);
  const unsaved = useKeptWords(`transcript-line:${line.id}`, text, line.text, setText);
  const [reason, setReason] = useState<(typeof REASONS)[number] | ''>('');
  const [hasTried, setTried] = useState(false);
  const { isRunning, error } = change === 'amend' ? amend : redact;
  const params = { id: appointmentId, segmentId: line.id };
  const problem =
    change === 'amend'
      ? text.trim() === '' && { name: 'text', message: t('line.text.required') }
      : reason === '' && { name: 'reason', message: t('line.reason.required') };
  const messageOf = (name: string) => (hasTried && problem && problem.name === name ? problem.message : undefined);

  async function submit() {
    setTried(true);
    if (problem) return;
    try {
      if (change === 'amend') await amend.run({ params, body: { text } });
      else if (reason !== '') await redact.run({ params, body: { reason } });
      unsaved.forget();
      onClose();
    } catch (refusal) {
      // Shown from `error`; what was typed stays.
      if (!isApiError(refusal)) throw refusal;
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t(`line.${change}.title`)}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('line.close')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={change === 'redact' ? 'danger' : 'primary'}
            isPending={isRunning}
          >
            {t(`line.${change}.submit`)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        errors={problem ? [problem] : []}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => setText(line.text)} />
          <ErrorNotice error={error} />
          {change === 'amend' ? (
            <TextArea
              label={t('line.text')}
              name="text"
              description={t('line.text.help')}
              isRequired
              value={text}
              onChange={setText}
              errorMessage={messageOf('text')}
            />
          ) : (
            <>
              <Text>{t('line.redact.body')}</Text>
              <RadioGroup
                label={t('line.reason')}
                name="reason"
                isRequired
                options={REASONS.map((id) => ({ id, label: t(`line.reason.${id}`) }))}
                value={reason}
                onChange={(id) => setReason(id as (typeof REASONS)[number])}
                errorMessage={messageOf('reason')}
              />
            </>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
