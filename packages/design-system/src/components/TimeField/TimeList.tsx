import { Clock } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useTimeFieldText } from './messages/index.ts';
import { Choice, Nothing, OpenButton, Panel, Sheet, Times } from './TimeField.styles.ts';
import type { IsoTime } from './time.ts';

interface TimeListProps {
  /** What the time is for. */
  label: string;
  times: readonly IsoTime[];
  value: IsoTime;
  onChoose: (time: IsoTime) => void;
  /** Writes a time as the reader knows it. */
  write: (time: IsoTime) => string;
  isDisabled: boolean;
}

/** The times of a step to choose from, for those who would rather not type. */
export function TimeList({ label, times, value, onChoose, write, isDisabled }: TimeListProps) {
  const t = useTimeFieldText();
  return (
    <DialogTrigger>
      <OpenButton aria-label={t('openTimes')} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </OpenButton>
      <Panel placement="bottom end" offset={4}>
        <Sheet aria-label={t('times', { label })}>
          {({ close }) => (
            <Times
              aria-label={t('times', { label })}
              autoFocus="first"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={value ? [value] : []}
              onSelectionChange={(keys) => {
                const [chosen] = keys === 'all' ? [] : [...keys];
                if (chosen !== undefined) onChoose(String(chosen));
                close();
              }}
              renderEmptyState={() => <Nothing>{t('noTimes')}</Nothing>}
            >
              {times.map((time) => (
                <Choice key={time} id={time} textValue={write(time)}>
                  {write(time)}
                </Choice>
              ))}
            </Times>
          )}
        </Sheet>
      </Panel>
    </DialogTrigger>
  );
}
