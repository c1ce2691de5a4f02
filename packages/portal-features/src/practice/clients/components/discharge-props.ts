import type { Client, HostedGroupSession } from '@sakina/platform/contract';
import type { ClientsQuery } from '../model/query.ts';
import type { TypedTexts } from '../model/typed-texts.ts';
import type { Appointment, Measure, SessionNote, TreatmentPlan } from '@sakina/platform/contract';

export interface DischargePanelProps {
  client: Client;
  query: ClientsQuery;
  onSelect: (next: ClientsQuery) => void;
  /** Keeps what is typed while another part is looked at. */
  typed: TypedTexts;
  /** Called once care has ended. */
  onDone: () => void;
}

export interface DischargeFieldsProps extends DischargePanelProps {
  /** All of the provider's sessions. */
  sessions: readonly Appointment[];
  notes: readonly SessionNote[];
  plans: readonly TreatmentPlan[];
  measures: readonly Measure[];
  /** The provider's own groups, with who comes. */
  groups: readonly HostedGroupSession[];
}
