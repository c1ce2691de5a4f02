import { Link, Stack, Text } from '@sakina/design-system';
import type { Measure } from '@sakina/platform/contract';
import { Phone } from 'lucide-react';
import { useFlaggedClient } from './api/use-flagged-client.ts';
import { useSafetyText } from './messages/index.ts';

export interface PhoneLinkProps {
  /** Whose number it is. */
  name: string;
  /** Digits with blanks, brackets and hyphens. */
  phone: string;
}

/** A telephone number that calls when it is pressed. */
export function PhoneLink({ name, phone }: PhoneLinkProps) {
  const t = useSafetyText();
  return (
    <Link
      variant="standalone"
      href={`tel:${phone.replaceAll(/[ ()-]/g, '')}`}
      aria-label={t('phone.call', { name, phone })}
    >
      <Phone aria-hidden />
      <bdi dir="ltr">{phone}</bdi>
    </Link>
  );
}

/** How a client can be reached at once: their number, and whom to call in an emergency. */
export function FlagContact({ client }: { client: Measure['client'] }) {
  const t = useSafetyText();
  const { data, error } = useFlaggedClient(client.id);
  if (!data)
    return (
      <Text size="sm" tone="muted">
        {t(error ? 'phone.failed' : 'phone.loading')}
      </Text>
    );
  const { phone, emergencyContact } = data;
  return (
    <Stack gap="half">
      {phone === null ? (
        <Text size="sm">{t('phone.none')}</Text>
      ) : (
        <div>
          <PhoneLink name={client.displayName} phone={phone} />
        </div>
      )}
      {emergencyContact && (
        <Text size="sm" as="div">
          {t('contact', { name: emergencyContact.name, relationship: emergencyContact.relationship })}{' '}
          <PhoneLink name={emergencyContact.name} phone={emergencyContact.phone} />
        </Text>
      )}
    </Stack>
  );
}
