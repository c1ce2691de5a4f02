import { KeyValueList } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useUser } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export interface DetailsReadProps {
  /** The client, as their provider sees them. */
  client: Client;
  /**
   * Shows only what the provider cannot change here.
   * @default false
   */
  isAccountOnly?: boolean;
}

/** A client's details to be read. */
export function DetailsRead({ client, isAccountOnly = false }: DetailsReadProps) {
  const t = useClientsText();
  const format = useFormat();
  const { billsInsurance } = professionRowOf(useUser());
  const { coverage, emergencyContact: contact } = client;
  const account = [
    { term: t('details.email'), value: client.email },
    { term: t('details.since'), value: format.date(client.since, DAY) },
    ...(billsInsurance
      ? [
          {
            term: t('details.coverage'),
            value: coverage
              ? t('details.coverage.value', { plan: coverage.planName, ending: coverage.memberIdEnding })
              : t('details.coverage.none'),
          },
        ]
      : []),
  ];
  if (isAccountOnly) return <KeyValueList items={account} />;
  return (
    <KeyValueList
      items={[
        { term: t('details.preferredName'), value: client.preferredName },
        { term: t('details.pronouns'), value: client.pronouns },
        {
          term: t('details.birthDate'),
          value: client.birthDate && format.date(client.birthDate, DAY),
        },
        { term: t('details.phone'), value: client.phone && <bdi dir="ltr">{client.phone}</bdi> },
        { term: t('details.language'), value: client.language && format.language(client.language) },
        {
          term: t('details.contact'),
          value: contact && t('details.contact.value', { ...contact }),
        },
        {
          term: t('details.risk'),
          value: client.risk
            ? t('details.risk.value', { level: t(`risk.${client.risk.level}`), notes: client.risk.notes })
            : t('risk.none'),
        },
        { term: t('details.tags'), value: client.tags.length > 0 ? format.list(client.tags, { type: 'unit' }) : null },
        ...account,
      ]}
    />
  );
}
