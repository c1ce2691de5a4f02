import type { Client, HostedGroupSession } from '@sakina/platform/contract';
import type { ClientsQuery } from '../model/query.ts';
import type { TypedTexts } from '../model/typed-texts.ts';
import type { Appointment, Measure, SessionNote, TreatmentPlan } from '@sakina/platform/contract';

export interface DischargePanelProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** Keeps what is typed while another part is looked at. */
  typed: TypedTexts;
  /** Called once care has ended. */
  onDone: () => void;
}

export interface DischargeFieldsProps extends DischargePanelProps {
  /** All of the provider's sessions. */
  sessions: readonly Appointment[];
  /** Notes, as they were read. */
  notes: readonly SessionNote[];
  plans: readonly TreatmentPlan[];
  /** Questionnaires, as they were read. */
  measures: readonly Measure[];
  /** The provider's own groups, with who comes. */
  groups: readonly HostedGroupSession[];
}
