import { Badge, Button, Heading, PaneRow, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import type { NotesSelection } from '../model/selection.ts';
import { NoteLink } from './NoteLink.tsx';
import { itemStyle } from './NotesList.styles.ts';

export interface UnwrittenSessionsProps {
  /** Sessions that were held and have no note, the oldest first. */
  sessions: readonly Appointment[];
  /** The session whose note is being begun. */
  openId: string | undefined;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (selection: NotesSelection) => void;
}

const List = styled.ul.attrs({ role: 'list' })``;
const Item = styled(NoteLink)`${itemStyle}`;
/** How many are shown at first. */
const FIRST = 3;

/** Sessions whose note is still to be written, each with the way to begin it (ROUTE-29). */
export function UnwrittenSessions({ sessions, openId, onSelect }: UnwrittenSessionsProps) {
  const t = useNotesText();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (sessions.length === 0) return null;
  const shown = isWhole ? sessions : sessions.slice(0, FIRST);
  const hidden = sessions.length - shown.length;
  return (
    <Stack as="section" gap="x1" aria-labelledby="notes-unwritten">
      <Heading level={2} size="sm" id="notes-unwritten">
        {t('unwritten.title', { count: sessions.length })}
      </Heading>
      <List>
        {shown.map(({ id, client, startsAt }) => (
          <li key={id}>
            <Item
              to={{ appointmentId: id }}
              onSelect={onSelect}
              aria-current={id === openId ? 'true' : undefined}
              data-opens={id}
            >
              <PaneRow
                person={client.displayName}
                name={client.displayName}
                badge={
                  <Badge tone="warning" icon={<PenLine aria-hidden />}>
                    {t('unwritten.write')}
                  </Badge>
                }
                meta={t('unwritten.when', { day: format.relativeDay(startsAt), time: format.time(startsAt) })}
              />
            </Item>
          </li>
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {t('unwritten.more', { count: hidden })}
        </Button>
      )}
    </Stack>
  );
}
