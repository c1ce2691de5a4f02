import { Button, Form, FormActions, Heading, Stack, SubmitButton } from '@sakina/design-system';
import type { FormProps } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemsIn, RefusalNotice } from '../form/index.ts';
import { meetingRefusal } from './meeting-refusal.ts';

export interface MeetingFormProps<Fields extends FieldValues> extends Pick<FormProps, 'onSubmit'> {
  form: UseFormReturn<Fields>;
  /** What is done: a new meeting, or a change of one. */
  title: string;
  /** What the button does, as a verb. */
  submitLabel: string;
  /** The way back, in words. */
  cancelLabel: string;
  /** Says that unsaved input is back, above the fields. */
  notice: ReactNode;
  /** Why the last attempt failed; undefined for nothing. */
  error: unknown;
  /** Replaces the general words for an error that has its own text on the screen. */
  problem: ReactNode;
  /** Called to leave it without saving. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form of a meeting that a provider plans: what is wrong is summed up above the fields and said at each. Its
 * heading has the focus, since the form takes the place of what opened it.
 */
export function MeetingForm<Fields extends FieldValues>({
  form,
  title,
  submitLabel,
  cancelLabel,
  notice,
  error,
  problem,
  onSubmit,
  onCancel,
  children,
}: MeetingFormProps<Fields>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack as="article" gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <FormProvider {...form}>
        <Form onSubmit={onSubmit} errors={problemsIn(form.formState.errors)} headingLevel={3}>
          <Stack gap="x3">
            {notice}
            <RefusalNotice form={form} error={meetingRefusal(error)} problem={problem} />
            {children}
            <FormActions>
              <Button variant="secondary" onPress={onCancel}>
                {cancelLabel}
              </Button>
              <SubmitButton>{submitLabel}</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </FormProvider>
    </Stack>
  );
}
