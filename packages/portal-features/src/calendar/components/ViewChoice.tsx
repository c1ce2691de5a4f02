import { Switcher } from '@sakina/design-system';
import { CalendarDays, CalendarRange, List, Sun } from 'lucide-react';
import { useProviderCalendarText } from '../messages/index.ts';
import { VIEWS } from '../model/place.ts';
import type { CalendarView } from '../model/place.ts';

const ICONS = { month: CalendarDays, week: CalendarRange, day: Sun, agenda: List } as const;

export interface ViewChoiceProps {
  view: CalendarView;
  onChange: (view: CalendarView) => void;
}

/** The four forms of the calendar; the agenda is the one in words. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useProviderCalendarText();
  return (
    <Switcher
      ground="page"
      label={t('views')}
      current={view}
      places={VIEWS.map((id) => ({ id, label: t(`view.${id}`), icon: ICONS[id] }))}
      onChoose={(id) => {
        const next = VIEWS.find((entry) => entry === id);
        if (next && next !== view) onChange(next);
      }}
    />
  );
}
