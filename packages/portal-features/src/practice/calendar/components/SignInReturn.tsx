import { Banner, Button, Text, useToast } from '@sakina/design-system';
import { connectCalendar, syncCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { CalendarService } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { SignInAnswer } from '../model/sign-in-answer.ts';

export interface SignInReturnProps {
  answer: SignInAnswer;
  /** Begins the sign-in again. */
  onSignIn: (service: CalendarService) => void;
  /** Called once the calendar is connected. */
  onDone: () => void;
}

/**
 * Connects a calendar with what its service answered, reads it for the first time, and says what stood in the way
 * (CALL-7).
 */
export function SignInReturn({ answer: { service, code }, onSignIn, onDone }: SignInReturnProps) {
  const t = useProviderCalendarText();
  const errorText = useErrorText();
  const toast = useToast();
  const connect = useAction(connectCalendar);
  const sync = useAction(syncCalendar);
  const name = t(`service.${service}`);
  // A code is good for one use.
  const used = useRef(false);

  useEffect(() => {
    if (used.current || code === null) return;
    used.current = true;
    void (async () => {
      const params = { id: service };
      try {
        await connect.run({ params, body: { authorizationCode: code } });
      } catch (error) {
        // Told of below.
        if (!isApiError(error)) throw error;
        return;
      }
      toast({ title: t('connect.done', { name }), tone: 'success' });
      // The first reading may fail; the row of the calendar then says so and offers it again.
      await sync.run({ params }).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
      });
      onDone();
    })();
  });
  const { error } = connect;
  if (code !== null && !error)
    return (
      <Text size="sm" tone="muted" role="status">
        {t('connect.running', { name })}
      </Text>
    );
  const isRefused = error !== undefined && isApiError(error, 'SIGN_IN_REFUSED');
  return (
    <Banner
      tone="warning"
      title={t('connect.failed.title', { name })}
      actions={
        <Button size="small" variant="secondary" onPress={() => onSignIn(service)}>
          {t('connect.again')}
        </Button>
      }
    >
      {code === null
        ? t('connect.declined', { name })
        : isRefused
          ? t('connect.refused', { name })
          : errorText(error).body}
    </Banner>
  );
}
