import { Switcher } from '@sakina/design-system';
import { CalendarDays, CalendarRange, List, Sun } from 'lucide-react';
import { useProviderCalendarText } from '../messages/index.ts';
import type { CalendarView } from '../model/place.ts';

const ICONS = { month: CalendarDays, week: CalendarRange, day: Sun, agenda: List } as const;

export interface ViewChoiceProps {
  /** Which view of the calendar is shown. */
  view: CalendarView;
  /** Those that fit the window. */
  views: readonly CalendarView[];
  onChange: (view: CalendarView) => void;
}

/** The forms of the calendar; the agenda is the one in words. */
export function ViewChoice({ view, views, onChange }: ViewChoiceProps) {
  const t = useProviderCalendarText();
  return (
    <Switcher
      ground="page"
      label={t('views')}
      current={view}
      places={views.map((id) => ({ id, label: t(`view.${id}`), icon: ICONS[id] }))}
      onChoose={(id) => {
        const next = views.find((entry) => entry === id);
        if (next && next !== view) onChange(next);
      }}
    />
  );
}
