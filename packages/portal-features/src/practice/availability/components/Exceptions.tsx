import { lazyPart, Status, Text, useToast } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import type { ExceptionDraft } from '../model/draft.ts';
import { hasNoWay } from '../model/problems.ts';
import { EntrySection } from './EntrySection.tsx';
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
  const inOrder = (list: readonly ExceptionDraft[]) =>
    list.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const without = (left: ExceptionDraft | undefined) => exceptions.filter(({ key }) => key !== left?.key);
  const nameOf = ({ date }: ExceptionDraft) => format.date(date, LONG);
  const fieldOf = ({ date }: ExceptionDraft) => `exception.${date}`;

  return (
    <EntrySection
      title={t('exceptions.title')}
      lead={t('exceptions.lead')}
      addLabel={t('exception.add')}
      empty={t('exceptions.empty')}
      entries={inOrder(exceptions.filter(({ date }) => date >= today))}
      keyOf={({ key }) => key}
      nameOf={nameOf}
      fieldOf={fieldOf}
      onRemove={(gone) => {
        onChange(without(gone));
        toast({ title: t('exception.removed', { date: nameOf(gone) }) });
      }}
      dialog={(entry, onClose) => (
        <ExceptionDialog
          entry={entry}
          others={without(entry)}
          modes={modes}
          today={today}
          onSave={(saved) => onChange(inOrder([...without(saved), saved]))}
          onClose={onClose}
        />
      )}
    >
      {(entry) => (
        <>
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
            <Status size="small" tone={messageAt(fieldOf(entry)) ? 'danger' : 'warning'}>
              {t('exception.noWay')}
            </Status>
          )}
        </>
      )}
    </EntrySection>
  );
}
