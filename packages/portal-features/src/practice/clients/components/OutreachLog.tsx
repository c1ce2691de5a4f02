import { Button, DatePicker, Grid, Heading, Select, Stack, Text, TextField } from '@sakina/design-system';
import { dischargeLimits, outreachAttempt } from '@sakina/platform/contract';
import type { OutreachAttempt } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { useClientsText } from '../messages/index.ts';
import { USUAL_ATTEMPTS } from '../model/discharge.ts';
import { useToday } from './use-today.ts';

export interface OutreachLogProps {
  attempts: readonly OutreachAttempt[];
  onChange: (attempts: readonly OutreachAttempt[]) => void;
  /** What is wrong with the log as a whole. */
  errorMessage: string | undefined;
}

const WAYS = outreachAttempt.entries.how.options;

/** The attempts to reach a client who no longer comes: when, how, and what came of it. */
export function OutreachLog({ attempts, onChange, errorMessage }: OutreachLogProps) {
  const t = useClientsText();
  const format = useFormat();
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  const [on, setOn] = useState(today);
  const [how, setHow] = useState<OutreachAttempt['how']>('PHONE');
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string>();

  function add() {
    if (result.trim() === '' || on === '' || on > today) {
      setProblem(t(on === '' || on > today ? 'outreach.on.future' : 'outreach.result.required'));
      field.current?.focus();
      return;
    }
    onChange(
      [...attempts, { on, how, result: result.trim() }].toSorted((first, second) => (first.on < second.on ? -1 : 1)),
    );
    setResult('');
    field.current?.focus();
  }
  return (
    <Stack as="section" gap="x2" aria-label={t('outreach.title')}>
      <Heading level={3} size="sm">
        {t('outreach.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('outreach.help', { count: USUAL_ATTEMPTS })}
      </Text>
      {attempts.length > 0 && (
        <Stack as="ul" gap="half">
          {attempts.map((attempt, index) => (
            <li key={`${attempt.on} ${index}`}>
              {t('outreach.line', {
                day: format.date(attempt.on),
                how: t(`outreach.how.${attempt.how}`),
                result: attempt.result,
              })}{' '}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('outreach.remove.label', { day: format.date(attempt.on) })}
                onPress={() => {
                  onChange(attempts.filter((other) => other !== attempt));
                  field.current?.focus();
                }}
              >
                {t('outreach.remove')}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <Grid min="sm" gap="x2">
        <DatePicker label={t('outreach.on')} value={on} onChange={setOn} max={today} today={today} isRequired />
        <Select
          label={t('outreach.how')}
          isRequired
          options={WAYS.map((id) => ({ id, label: t(`outreach.how.${id}`) }))}
          value={how}
          onChange={(id) => setHow(WAYS.find((way) => way === id) ?? 'PHONE')}
        />
        <TextField
          ref={field}
          name="outreach"
          label={t('outreach.result')}
          isRequired
          maxLength={dischargeLimits.outreachResult}
          autoComplete="off"
          value={result}
          onChange={(text) => {
            setResult(text);
            setProblem(undefined);
          }}
          errorMessage={problem ?? errorMessage}
        />
      </Grid>
      <div>
        <Button variant="secondary" size="small" onPress={add}>
          {t('outreach.add')}
        </Button>
      </div>
    </Stack>
  );
}
