import { PageHeader, Split, Stack } from '@sakina/design-system';
import { useUser, useFormat, useNow } from '@sakina/platform/react';
import { useWorkDay } from '../../../shared/when/index.ts';
import { Agenda } from './Agenda.tsx';
import { LateFigures, LateSide } from './late-parts.tsx';
import { NewBookings } from './NewBookings.tsx';
import { NextSession } from './NextSession.tsx';
import { ToFinish } from './ToFinish.tsx';
import { WithAlerts } from './WithAlerts.tsx';
import { useProviderHomeText } from '../messages/index.ts';
import { partOfDay } from '../model/words.ts';

/** Who is next, the day, what needs attention, and the work in figures. */
export function Today() {
  const t = useProviderHomeText();
  const format = useFormat();
  const user = useUser();
  const now = useNow();
  const lead = useWorkDay(new Date(now).toISOString());
  const part = partOfDay(now, format.timeZone);
  const name = user?.firstName ?? '';

  return (
    <Stack gap="x4">
      <PageHeader title={name === '' ? t(`greeting.${part}.nameless`) : t(`greeting.${part}`, { name })} lead={lead} />
      <WithAlerts first={<NextSession />}>
        <Split
          position="end"
          gap="x5"
          side={
            <Stack gap="x5">
              <ToFinish />
              <NewBookings />
              <LateSide />
            </Stack>
          }
        >
          <Stack gap="x5">
            <Agenda />
            <LateFigures />
          </Stack>
        </Split>
      </WithAlerts>
    </Stack>
  );
}
