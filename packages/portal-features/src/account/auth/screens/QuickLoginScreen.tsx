import { Banner, Container, Grid, PageHeader, Section, Stack } from '@sakina/design-system';
import type { NoUserReason, SignInResult } from '@sakina/platform/auth';
import { userFromClaims } from '@sakina/platform/domain';
import { useState } from 'react';
import { AccountCard } from '../components/AccountCard.tsx';
import { SuspendedText } from '../components/SuspendedText.tsx';
import { useAuthText } from '../messages/index.ts';
import { groupOf } from '../model/account.ts';
import type { AccountGroup } from '../model/account.ts';

/** A ready-made account of the demo. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** The token claims of this account. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface QuickLoginScreenProps<Account extends DemoAccount> {
  accounts: readonly Account[];
  /** The account that is signed in now. */
  currentEmail?: string | undefined;
  /** The address that opens an account in a window with a sign-in of its own. */
  windowOf: (account: Account) => string;
  /** Signs in; the app navigates once the user is signed in. */
  onChoose: (account: Account) => Promise<SignInResult>;
}

const groups: AccountGroup[] = ['consumer', 'provider', 'admin'];

/** The demo accounts in groups, one click each (ROUTE-5, AUTH-11). */
export function QuickLoginScreen<Account extends DemoAccount>({
  accounts,
  currentEmail,
  windowOf,
  onChoose,
}: QuickLoginScreenProps<Account>) {
  const t = useAuthText();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<NoUserReason | null>(null);

  const people = accounts.map((account) => ({ account, user: userFromClaims(account.claims) }));

  async function choose(account: Account) {
    if (chosen !== undefined) return;
    setChosen(account.email);
    setProblem(null);
    const result = await onChoose(account);
    setChosen(undefined);
    setProblem(result.user === null ? result.reason : null);
  }

  return (
    <Container pad="page">
      <PageHeader title={t('quick.title')} lead={t('quick.lead')} />
      <Stack gap="section">
        {problem !== null && (
          <Banner tone="danger" urgency="assertive">
            {problem === 'suspended' ? <SuspendedText /> : t('quick.failed')}
          </Banner>
        )}
        {groups.map((group) => (
          <Section key={group} title={t(`quick.${group}`)}>
            <Grid as="ul">
              {people
                .filter(({ user }) => groupOf(user) === group)
                .map(({ account, user }) => (
                  <AccountCard
                    key={account.email}
                    user={user}
                    isCurrent={account.email === currentEmail}
                    isPending={account.email === chosen}
                    windowHref={windowOf(account)}
                    onChoose={() => void choose(account)}
                  />
                ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    </Container>
  );
}
