import { Button, DatePicker, Dialog, Form, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { setAwayNote } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { AwayNote } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';

const LIMIT = 500;

export interface AwayDialogProps {
  /** The note that holds now, or null. */
  away: AwayNote | null;
  /** Called when it is to close. */
  onClose: () => void;
}

/** The note that clients read above the field in which they write, until a day or until it is taken down. */
export function AwayDialog({ away, onClose }: AwayDialogProps) {
  const t = useProviderMessagesText();
  const format = useFormat();
  const formId = useId();
  const toast = useToast();
  const save = useAction(setAwayNote);
  const [text, setText] = useState(away?.text ?? '');
  const [until, setUntil] = useState(away?.until ?? '');
  const [start] = useState({ text, until });
  const unsaved = useKeptFields('away-note', keepable({ text, until }, start, fill));
  const [wasTried, setTried] = useState(false);
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const textProblem =
    text.trim() === '' ? t('away.missing') : text.length > LIMIT ? t('away.tooLong', { max: LIMIT }) : undefined;
  const untilProblem = until !== '' && until < today ? t('away.past') : undefined;

  function fill(next: typeof start) {
    setText(next.text);
    setUntil(next.until);
  }
  async function put(note: AwayNote | null) {
    try {
      await save.run({ body: { away: note } });
      unsaved.forget();
      toast({ tone: 'success', title: t(note ? 'away.saved' : 'away.removed') });
      onClose();
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
    }
  }
  async function submit() {
    setTried(true);
    if (textProblem || untilProblem) return;
    await put({ text: text.trim(), until: until === '' ? null : until });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      title={t('away.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('away.cancel')}
          </Button>
          {away && (
            <Button variant="secondary" isPending={save.isRunning} onPress={() => void put(null)}>
              {t('away.remove')}
            </Button>
          )}
          <Button type="submit" variant="action" form={formId} isPending={save.isRunning}>
            {t('away.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={[
          ...(textProblem ? [{ name: 'text', message: textProblem }] : []),
          ...(untilProblem ? [{ name: 'until', message: untilProblem }] : []),
        ]}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => fill(start)} />
          <ErrorNotice error={save.error} />
          <Text>{t('away.intro')}</Text>
          <TextArea
            name="text"
            label={t('away.text')}
            description={t('away.text.help')}
            isRequired
            rows={3}
            maxLength={LIMIT}
            value={text}
            onChange={setText}
            errorMessage={wasTried ? textProblem : undefined}
          />
          <DatePicker
            name="until"
            label={t('away.until')}
            description={t('away.until.help')}
            value={until}
            onChange={setUntil}
            errorMessage={wasTried ? untilProblem : undefined}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
