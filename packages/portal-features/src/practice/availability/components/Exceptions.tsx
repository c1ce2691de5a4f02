import { Button, IconButton, lazyPart, Section, Status, Text, useToast } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useAvailabilityText } from '../messages/index.ts';
import type { ExceptionDraft } from '../model/draft.ts';
import { hasNoWay } from '../model/problems.ts';
import { EntryList } from './EntryList.tsx';
import { useClockText } from './use-clock-text.ts';

const ExceptionDialog = lazyPart(() => import('./ExceptionDialog.tsx').then((m) => m.ExceptionDialog));

export interface ExceptionsProps {
  /** Exceptions, as they are typed. */
  exceptions: readonly ExceptionDraft[];
  /** Called with all exceptions after a change. */
  onChange: (exceptions: ExceptionDraft[]) => void;
  /** Ways of meeting to choose from. */
  modes: readonly SessionMode[];
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
  /** What is wrong at a date, once saving was tried. */
  messageAt: (name: string) => string | undefined;
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Dates off, and dates with hours of their own; those that are over are not shown, and stay. */
export function Exceptions({ exceptions, onChange, modes, today, messageAt }: ExceptionsProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const clock = useClockText();
  const toast = useToast();
  const add = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<ExceptionDraft | 'new'>();
  const inOrder = (list: readonly ExceptionDraft[]) =>
    list.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const ahead = inOrder(exceptions.filter(({ date }) => date >= today));

  function remove(gone: ExceptionDraft) {
    onChange(exceptions.filter(({ key }) => key !== gone.key));
    setTimeout(() => add.current?.focus());
    toast({ title: t('exception.removed', { date: format.date(gone.date, LONG) }) });
  }
  return (
    <Section
      title={t('exceptions.title')}
      headingSize="lg"
      description={t('exceptions.lead')}
      actions={
        <Button ref={add} variant="secondary" size="small" onPress={() => setEditing('new')}>
          {t('exception.add')}
        </Button>
      }
    >
      {ahead.length === 0 ? (
        <Text tone="muted">{t('exceptions.empty')}</Text>
      ) : (
        <EntryList aria-label={t('exceptions.title')}>
          {ahead.map((entry) => {
            const date = format.date(entry.date, LONG);
            return (
              <li key={entry.key}>
                <div>
                  <Text as="div">{date}</Text>
                  <Text as="div" size="sm" tone="muted">
                    {entry.ranges.length === 0
                      ? t('exception.off')
                      : format.list(entry.ranges.map(({ from, until }) => clock.range(from, until)))}
                    {entry.reason !== '' && (
                      <>
                        {' · '}
                        <bdi>{entry.reason}</bdi>
                      </>
                    )}
                  </Text>
                  {hasNoWay(entry) && (
                    <Status size="small" tone={messageAt(`exception.${entry.date}`) ? 'danger' : 'warning'}>
                      {t('exception.noWay')}
                    </Status>
                  )}
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  data-field={`exception.${entry.date}`}
                  aria-label={t('entry.change.of', { of: date })}
                  onPress={() => setEditing(entry)}
                >
                  {t('entry.change')}
                </Button>
                <IconButton
                  label={t('entry.remove', { of: date })}
                  icon={<X aria-hidden />}
                  onPress={() => remove(entry)}
                />
              </li>
            );
          })}
        </EntryList>
      )}
      {editing !== undefined && (
        <Suspense fallback={null}>
          <ExceptionDialog
            entry={editing === 'new' ? undefined : editing}
            others={exceptions.filter((other) => editing === 'new' || other.key !== editing.key)}
            modes={modes}
            today={today}
            onSave={(entry) => onChange(inOrder([...exceptions.filter(({ key }) => key !== entry.key), entry]))}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
