import type { InvoiceLine, PaymentPurpose } from '@sakina/platform/contract';
import type { Money } from '@sakina/platform/domain';
import { coverageSeedOf } from '../personas/coverages.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';
import { usd } from './ledger.ts';

/** What a client is asked to pay for a session, and why. */
export interface Charge {
  purpose: PaymentPurpose;
  description: string;
  lines: InvoiceLine[];
  totalMinor: number;
}

const insurerNames = {
  AETNA: 'Aetna',
  BLUE_CROSS: 'Blue Cross Blue Shield',
  CIGNA: 'Cigna',
  UNITED: 'UnitedHealthcare',
  MEDICAID: 'Medicaid',
} as const;

/** The line of what an insurer is asked for. It is written before there is a claim, and stays as it is afterwards. */
const insurerPart = (insurer: keyof typeof insurerNames) => `Insurer’s part, ${insurerNames[insurer]}`;

/** The minutes that an appointment was booked for. */
export function bookedMinutes({ startsAt, endsAt }: AppointmentRow): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** What a session is charged at: by its minutes once it is completed, and at its price before. */
export function chargedPrice({ charged, price }: AppointmentRow): Money {
  return charged ?? price;
}

/**
 * What the client pays for a held session or a late cancellation: the copay if they are insured and the provider
 * accepts that insurance, else the whole price; the fee of a late cancellation. Null if nothing is due.
 */
export function chargeOf(appointment: AppointmentRow, provider: ProviderRow | undefined): Charge | null {
  const { service, status, cancellation, terms } = appointment;
  const price = chargedPrice(appointment);
  if (status === 'CANCELLED') {
    const fee = cancellation?.fee.amountMinor ?? 0;
    if (fee === 0) return null;
    const description = `Late cancellation: ${service.name}`;
    return { purpose: 'LATE_CANCELLATION', description, lines: [{ description, amount: usd(fee) }], totalMinor: fee };
  }
  if (status !== 'COMPLETED' && status !== 'IN_PROGRESS') return null;
  if (price.amountMinor === 0) return null;
  const whole = { description: service.name, amount: price };
  if (terms) return agreedCharge(appointment, terms);
  const coverage = coverageSeedOf(appointment.client.id);
  if (!coverage || !provider?.insurers.includes(coverage.insurer))
    return { purpose: 'SESSION', description: service.name, lines: [whole], totalMinor: price.amountMinor };
  const copay = Math.min(coverage.copayMinor, price.amountMinor);
  const covered = copay - price.amountMinor;
  const lines = covered === 0 ? [whole] : [whole, { description: insurerPart(coverage.insurer), amount: usd(covered) }];
  return { purpose: 'COPAY', description: `Copay: ${service.name}`, lines, totalMinor: copay };
}

/** What the client agreed to when they booked: the charge of a session that is paid ahead, or by its minutes. */
export function agreedCharge(
  appointment: AppointmentRow,
  { payBy, totalMinor: agreedMinor, insurer, isDonation }: NonNullable<AppointmentRow['terms']>,
): Charge {
  const { service } = appointment;
  const price = chargedPrice(appointment);
  // A discount holds for a part of the price as for the whole; a copay is due in full, as far as the price goes.
  const share = payBy === 'SELF' ? price.amountMinor / appointment.price.amountMinor : 1;
  const totalMinor = Math.min(Math.round(agreedMinor * share), price.amountMinor);
  const description = isDonation ? `Donation: ${service.name}` : service.name;
  const whole = { description, amount: price };
  if (payBy === 'SELF' || insurer === null) return { purpose: 'SESSION', description, lines: [whole], totalMinor };
  const covered = totalMinor - price.amountMinor;
  const lines = covered === 0 ? [whole] : [whole, { description: insurerPart(insurer), amount: usd(covered) }];
  return { purpose: 'COPAY', description: `Copay: ${service.name}`, lines, totalMinor };
}
