import { Button, lazyPart, readingMeasure, Section, Skeleton, Stack, theme } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { canKeepNotes } from '../model/keep-notes.ts';
import type { NotesToSelfProps } from './NotesToSelf.tsx';
import { ViewBoundary } from './ViewBoundary.tsx';

/** A field to write in, below what is read first (FAST-1). */
const NotesToSelf = lazyPanel<NotesToSelfProps>(() => import('./NotesToSelf.tsx').then((m) => m.NotesToSelf));
/** Camera and microphone are asked for by few, on one day a week. */
const DeviceCheck = lazyPart(() => import('../views/prepare/DeviceCheck.tsx').then((m) => m.DeviceCheck));

const Hints = styled.ul`
  display: grid;
  gap: ${theme.space.half};
  max-inline-size: ${readingMeasure};
  padding-inline-start: 1.25em;
  & > li::marker { color: ${theme.color.textMuted}; }
`;

const HINTS = {
  ONLINE: ['prepare.online.place', 'prepare.online.device', 'prepare.online.time'],
  IN_PERSON: ['prepare.inPerson.time', 'prepare.inPerson.address', 'prepare.inPerson.late'],
} as const;

/** How to get ready for a session: what helps, a try of camera and microphone, and a few words to oneself. */
export function Prepare({ appointment }: { appointment: Appointment }) {
  const t = useDashboardText();
  const now = useNow();
  const [isChecking, setChecking] = useState(false);
  const { id, mode, provider, startsAt } = appointment;
  return (
    <Section title={t('prepare.title')}>
      <Stack gap="x3">
        <Hints>
          {HINTS[mode].map((hint) => (
            <li key={hint}>{t(hint, { name: provider.displayName })}</li>
          ))}
        </Hints>
        {mode === 'ONLINE' && (
          <Stack gap="x2" align="start">
            <Button variant="secondary" aria-expanded={isChecking} onPress={() => setChecking(!isChecking)}>
              {t(isChecking ? 'prepare.checkEnd' : 'prepare.check')}
            </Button>
            {isChecking && (
              <ViewBoundary>
                <DeviceCheck />
              </ViewBoundary>
            )}
          </Stack>
        )}
        {canKeepNotes(startsAt, now) && <NotesToSelf record={`prepare:${id}`} loading={<Skeleton shape="block" />} />}
      </Stack>
    </Section>
  );
}
