import type { AdminSafetyAlert, ProviderId, UserId } from '@sakina/platform/contract';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { canAct } from '../../rules/on-call.ts';
import type { Tables } from '../../store/table.ts';

/** An alert with what its list leaves out: the words of who answered it. */
export interface AlertRecord extends Omit<AdminSafetyAlert, 'acknowledgement'> {
  acknowledgement: { at: string; byName: string; notes: string } | null;
}

const named = (tables: Tables, providers: readonly ProviderId[]) =>
  providers.flatMap((id) => {
    const provider = tables.providers.get(id);
    return provider ? [{ id, displayName: provider.displayName }] : [];
  });

const personOf = ({ id, displayName }: { id: UserId; displayName: string }) => ({ id, displayName });

/** Every alert, answered or not: answers to item 9 of the PHQ-9 (CARE-2) and words of danger to a provider (CARE-1). */
export function allAlerts(tables: Tables): AlertRecord[] {
  const ownerOf = (id: string) => {
    const owner = tables.safetyAlertStates.get(id)?.owner ?? null;
    // Whoever was suspended has it no longer: it would wait for someone who cannot act.
    return owner !== null && canAct(tables, owner.id) ? owner : null;
  };
  const measures = tables.measures.all().flatMap(({ id, client, flag, readers }): AlertRecord[] =>
    flag === null
      ? []
      : [
          {
            id,
            kind: 'ITEM_9',
            client: personOf(client),
            raisedAt: flag.raisedAt,
            // Who is also the client answers nothing about themselves.
            responsible: named(
              tables,
              readers.filter((reader) => tables.providers.get(reader)?.userId !== client.id),
            ),
            owner: ownerOf(id),
            acknowledgement: flag.acknowledgement,
          },
        ],
  );
  const messages = tables.messages
    .all()
    .filter(({ author, text }) => author === 'CLIENT' && speaksOfCrisis(text))
    .map(({ id, client, sentAt, providerId }): AlertRecord => {
      const seen = tables.messageAcknowledgements.get(id);
      return {
        id,
        kind: 'MESSAGE',
        client: personOf(client),
        raisedAt: sentAt,
        responsible: named(tables, [providerId]),
        owner: ownerOf(id),
        acknowledgement: seen ? { at: seen.at, byName: seen.byName, notes: seen.notes } : null,
      };
    });
  return [...measures, ...messages];
}

/** What no one has answered. */
export const openAlerts = (tables: Tables) =>
  allAlerts(tables).filter(({ acknowledgement }) => acknowledgement === null);

/** An alert without the words of who answered it. */
export function alertView({ acknowledgement, owner, ...alert }: AlertRecord): AdminSafetyAlert {
  return {
    ...alert,
    owner: acknowledgement === null ? owner : null,
    acknowledgement: acknowledgement && { at: acknowledgement.at, byName: acknowledgement.byName },
  };
}

/** Whether an alert is an organisation’s to see: one of its providers is responsible. */
export const isAlertInScope = ({ responsible }: AlertRecord, only: ReadonlySet<string> | null) =>
  only === null || responsible.some(({ id }) => only.has(id));
