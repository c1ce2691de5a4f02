import { Button, Link, Text, theme } from '@sakina/design-system';
import type { SuperbillCandidate } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';
import { rowStyle } from './rows.styles.ts';

export interface CandidateRowsProps {
  label: string;
  clients: readonly SuperbillCandidate[];
  /** Opens a superbill that was made. */
  onOpen: (id: string) => void;
}

const List = styled.ul.attrs({ role: 'list' })`
  inline-size: 100%;
  border-block-start: 1px solid ${theme.color.hairline};
`;
const Row = styled.li`${rowStyle}`;

/** Clients of a month: how many sessions can be on a superbill, and what is in the way with the place to mend it. */
export function CandidateRows({ label, clients, onOpen }: CandidateRowsProps) {
  const t = useInvoicesText();
  const format = useFormat();
  return (
    <List aria-label={label}>
      {clients.map(({ client, blockers, sessions, readyCount, superbillId }) => (
        <Row key={client.id}>
          <div data-part="who">
            <Text as="span" weight="strong">
              <bdi>{client.displayName}</bdi>
            </Text>
            <Text as="span" size="sm">
              {t('superbills.count', { ready: readyCount, count: sessions.length })}
            </Text>
            {blockers.map((blocker) => (
              <Link
                key={blocker}
                href={
                  blocker === 'BIRTH_DATE_MISSING'
                    ? paths.providerClients({ client: client.id, view: 'details' })
                    : paths.providerTreatmentPlans()
                }
              >
                {t(`mend.${blocker}`, { name: client.displayName })}
              </Link>
            ))}
            {sessions.flatMap(({ appointmentId, startsAt, blockers: own }) =>
              own.map((blocker) =>
                blocker === 'TOO_SHORT' ? (
                  <Text as="span" size="sm" key={`${appointmentId} ${blocker}`}>
                    {t('mend.TOO_SHORT', { day: format.shortDate(startsAt) })}
                  </Text>
                ) : (
                  <Link key={`${appointmentId} ${blocker}`} href={paths.providerNotes({ appointment: appointmentId })}>
                    {t(`mend.${blocker}`, { day: format.shortDate(startsAt) })}
                  </Link>
                ),
              ),
            )}
          </div>
          {superbillId !== null && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('superbills.openNamed', { name: client.displayName })}
              onPress={() => onOpen(superbillId)}
            >
              {t('superbills.open')}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}
