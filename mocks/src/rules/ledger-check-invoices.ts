import type { Tables } from '../store/table.ts';
import { dollars, grouped } from './ledger-check-words.ts';
import { chargeOf } from './charges.ts';
import { paidOn, totalOf } from './invoices.ts';
import type { InvoiceRow, PaymentRow } from './invoices.ts';

/** Compares invoices with their payments, and sessions with their invoices. */
export function invoiceInconsistencies(tables: Tables): string[] {
  const invoices = tables.invoices.all();
  const payments = tables.payments.all();
  const byInvoice = grouped(payments, (row) => row.invoiceId);
  const byAppointment = grouped(invoices, (row) => row.appointmentId);
  return [
    ...invoices.flatMap((invoice) => aroundInvoice(invoice, byInvoice.get(invoice.id) ?? [])),
    ...payments
      .filter((row) => row.invoiceId === null || !tables.invoices.get(row.invoiceId))
      .map((row) => `The payment ${row.id} is on no invoice.`),
    ...[...byAppointment]
      .filter(([, rows]) => rows.filter((row) => row.status !== 'VOID' && row.purpose !== 'BALANCE').length > 1)
      .map(([id]) => `The session ${id} has two invoices.`),
    ...[...grouped(invoices, (row) => `${row.provider.id} ${row.number}`)]
      .filter(([, rows]) => rows.length > 1)
      .map(([number]) => `Two invoices have the number ${number}.`),
    ...tables.appointments.all().flatMap((appointment) => {
      const charge =
        appointment.status === 'IN_PROGRESS'
          ? null
          : chargeOf(appointment, tables.providers.get(appointment.provider.id));
      return charge && !byAppointment.has(appointment.id)
        ? [`The session ${appointment.id} costs its client ${dollars(charge.totalMinor)}, but was not invoiced.`]
        : [];
    }),
  ];
}

function aroundInvoice(invoice: InvoiceRow, payments: readonly PaymentRow[]): string[] {
  const { id, number, status, lines, appointmentId, client, provider } = invoice;
  const total = totalOf(lines);
  const paid = paidOn(invoice, payments);
  const problems: string[] = [];
  if (status === 'PAID' && paid !== total)
    problems.push(`The invoice ${number} (${id}) is PAID, but ${dollars(paid)} of ${dollars(total)} was paid on it.`);
  if (status === 'OPEN' && paid >= total)
    problems.push(`The invoice ${number} (${id}) is OPEN, but all of its ${dollars(total)} was paid.`);
  if ((status === 'DRAFT' || status === 'VOID') && paid !== 0)
    problems.push(`The invoice ${number} (${id}) is ${status}, but ${dollars(paid)} was paid on it.`);
  const foreign = payments.find(
    (row) => row.appointmentId !== appointmentId || row.client.id !== client.id || row.provider.id !== provider.id,
  );
  if (foreign)
    problems.push(`The payment ${foreign.id} is on the invoice ${number} (${id}) of another session or person.`);
  return problems;
}
