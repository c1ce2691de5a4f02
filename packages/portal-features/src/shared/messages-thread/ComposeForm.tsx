import { Form, FormActions, Stack, SubmitButton, TextArea } from '@sakina/design-system';
import { messageLimits } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { HelpBeside } from '../crisis/index.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useThreadText } from './messages/index.ts';
import type { Compose } from './use-compose.ts';

export interface ComposeFormProps {
  /** From `useCompose`. */
  compose: Compose;
  /** Who can read what is written, and what becomes of it. */
  description: string;
  /** Sends what is typed, with `compose.submit`. */
  onSubmit: () => Promise<void>;
  /** Stands above the field. */
  note?: ReactNode;
  /** Whether the page shows a client crisis help in another place already. @default false */
  isHelpShown?: boolean;
}

/**
 * The field to write to the other side of a conversation, and the button that sends; a client’s is watched (CARE-1).
 */
export function ComposeForm({ compose, description, onSubmit, note, isHelpShown = false }: ComposeFormProps) {
  const t = useThreadText();
  const { side, name, text, setText, problem, error } = compose;
  return (
    <Form onSubmit={onSubmit} errorFocus="field" errors={problem ? [{ name: 'text', message: problem }] : []}>
      <Stack gap="x2">
        <ErrorNotice error={error} />
        {note}
        <TextArea
          name="text"
          label={t('compose.label', { name })}
          description={description}
          hasOptionalMark={false}
          rows={3}
          maxLength={messageLimits.text}
          errorMessage={problem}
          value={text}
          onChange={setText}
        />
      </Stack>
      {side === 'CLIENT' && <HelpBeside titleLevel={2} text={text} isShownElsewhere={isHelpShown} />}
      <FormActions isSticky>
        <SubmitButton>{t('compose.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
