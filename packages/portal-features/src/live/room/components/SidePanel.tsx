import { Accordion, Section } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { ScratchNote } from './ScratchNote.tsx';

const parts = ['flags', 'note', 'plan', 'safety'] as const;
const ClientBrief = lazyPanel(() => import('./ClientBrief.tsx').then((m) => m.ClientBrief));

export interface SidePanelProps {
  /** The running session. */
  appointment: Appointment;
}

/**
 * Beside the running session: scratch text for the note, and what the provider knows of the client, read when it is
 * opened.
 */
export function SidePanel({ appointment }: SidePanelProps) {
  const t = useSessionText();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Section data-part="beside" title={t('beside.title')} headingSize="lg">
      <ScratchNote appointment={appointment} />
      <Accordion
        items={parts.map((part) => ({
          id: part,
          title: t(`beside.${part}`),
          content: open.includes(part) ? <ClientBrief part={part} appointment={appointment} /> : null,
        }))}
        open={open}
        onOpenChange={setOpen}
      />
    </Section>
  );
}
