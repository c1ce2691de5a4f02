import { Badge, Inline, KeyValueList, LineBreaks, Link, Section, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useProfileText } from '../messages/index.ts';

export interface AccountPartProps {
  /** The person’s page at the identity provider; null where this installation has none. */
  accountUrl: string | null;
}

/** What the identity provider owns: shown here, and changed there (AUTH-8). */
export function AccountPart({ accountUrl }: AccountPartProps) {
  const t = useProfileText();
  const user = useUser();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Section title={t('account.title')} description={t('account.help', { product: product.name })}>
      <KeyValueList
        items={[
          { id: 'name', term: t('account.name'), value: name === '' ? null : <bdi>{name}</bdi> },
          {
            id: 'email',
            term: t('account.email'),
            value: (
              <Inline gap="x1">
                <bdi dir="ltr">
                  <LineBreaks>{user.email}</LineBreaks>
                </bdi>
                {user.isVerified && <Badge tone="success">{t('account.confirmed')}</Badge>}
              </Inline>
            ),
          },
          {
            id: 'password',
            term: t('account.password'),
            value: <Link href={paths.forgotPassword()}>{t('account.passwordHelp')}</Link>,
          },
          { id: 'second', term: t('account.second'), value: t('account.secondHelp') },
          { id: 'social', term: t('account.social'), value: t('account.socialHelp') },
        ]}
      />
      <Stack gap="x1">
        <Text measure>
          {t(accountUrl === null ? 'account.noPage' : 'account.there', { email: product.supportEmail })}
        </Text>
        {accountUrl === null ? (
          <Link variant="standalone" href={`mailto:${product.supportEmail}`}>
            <LineBreaks>{t('account.write', { email: product.supportEmail })}</LineBreaks>
          </Link>
        ) : (
          <Link variant="standalone" isExternal href={accountUrl}>
            {t('account.open')}
          </Link>
        )}
      </Stack>
    </Section>
  );
}
