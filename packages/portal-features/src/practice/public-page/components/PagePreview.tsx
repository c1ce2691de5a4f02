import { Avatar, Badge, Card, Heading, KeyValueList, Link, Section, Stack, Status, Text } from '@sakina/design-system';
import type { ProviderAccount } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { avatarKind, Bulleted } from '../../../shared/index.ts';
import { useOwnPageText } from '../messages/index.ts';
import { PARTS, partsThere } from '../model/completeness.ts';
import { paragraphsOf } from '../model/page-form.ts';
import type { PageForm } from '../model/page-form.ts';
import { usePolicyText } from './use-policy-text.ts';

export interface PagePreviewProps {
  /** What is typed of the page. */
  form: PageForm;
  /** The provider’s own account. */
  account: ProviderAccount;
}

/**
 * How complete the page is, and how clients see it, before it is saved. A licence is claimed only where it was
 * verified.
 */
export function PagePreview({ form, account }: PagePreviewProps) {
  const t = useOwnPageText();
  const format = useFormat();
  const policyText = usePolicyText();
  const there = partsThere(form, account);
  const lacking = PARTS.filter((part) => !there.includes(part));
  const verified = account.credentials.filter(({ verifiedOn }) => verifiedOn !== null);
  return (
    <Stack gap="x4">
      <Section title={t('complete.title')} headingSize="lg">
        <Status tone={lacking.length === 0 ? 'success' : 'neutral'}>
          {t('complete', { there: there.length, all: PARTS.length })}
        </Status>
        {lacking.length > 0 && <Bulleted items={lacking.map((part) => t(`lacking.${part}`))} />}
      </Section>
      <Section
        title={t('preview.title')}
        headingSize="lg"
        description={t('preview.lead')}
        actions={<Link href={paths.publicProfile(account.handle)}>{t('preview.open')}</Link>}
      >
        <Card>
          <Stack gap="x2">
            <Avatar name={form.displayName} kind={avatarKind[account.kind]} />
            <div>
              <Heading level={3} size="lg">
                <bdi>{form.displayName}</bdi>
              </Heading>
              <Text size="sm" tone="muted">
                {t('preview.handle', { handle: form.handle })}
              </Text>
            </div>
            <Text>
              <bdi>{form.headline}</bdi>
            </Text>
            <div>
              <Badge tone={form.acceptingNewClients ? 'success' : 'neutral'}>
                {t(form.acceptingNewClients ? 'preview.open.yes' : 'preview.open.no')}
              </Badge>
            </div>
            {verified.length > 0 && (
              <Text size="sm">
                {t('preview.verified', { titles: format.list(verified.map(({ title }) => title)) })}
              </Text>
            )}
            {paragraphsOf(form.about).map((paragraph, index) => (
              <Text key={`${index} ${paragraph}`} size="sm">
                <bdi>{paragraph}</bdi>
              </Text>
            ))}
            <KeyValueList
              layout="stacked"
              items={[
                {
                  id: 'specialities',
                  term: t('specialities'),
                  value: format.list(form.specialities.map((id) => t(`speciality.${id}`))),
                },
                {
                  id: 'languages',
                  term: t('languages'),
                  value: format.list(form.languages.map((id) => format.language(id))),
                },
                {
                  id: 'policy',
                  term: t('policy'),
                  value: policyText({
                    freeUntilHours: form.freeUntilHours ?? 0,
                    lateFeePercent: form.lateFeePercent ?? 0,
                  }),
                },
              ]}
            />
            <Heading level={4} size="md">
              {t('services.title')}
            </Heading>
            <KeyValueList
              layout="split"
              items={form.services.map(({ key, name, minutes, price, pricing }) => ({
                id: key,
                term: t('preview.service', { name: name.trim() || t('service.new'), count: minutes ?? 0 }),
                value:
                  pricing === 'FIXED'
                    ? price !== null && format.money({ amountMinor: price, currency: 'USD' })
                    : t(`pricing.${pricing}`),
              }))}
            />
          </Stack>
        </Card>
      </Section>
    </Stack>
  );
}
