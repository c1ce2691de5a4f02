import { Avatar, Badge, Button, Card, Inline, LineBreaks, Link, Stack, Text, theme } from '@sakina/design-system';
import type { User } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAuthText } from '../messages/index.ts';
import { noteOf } from '../model/account.ts';

export interface AccountCardProps {
  /** The person whose account it is. */
  user: User;
  /** Whether it is signed in now. */
  isCurrent: boolean;
  /** Whether its sign-in is in progress. */
  isPending: boolean;
  /** The address that opens it in a window with a sign-in of its own. */
  windowHref: string;
  onChoose: () => void;
}

const Words = styled(Stack)`
  flex: 1;
  overflow-wrap: anywhere;
`;
// Aligns the buttons of a row, whatever the height of the text above them.
const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x1};
  margin-block-start: auto;
  padding-block-start: ${theme.space.half};
`;

/** A demo account: its name, role and particulars, the button to sign in, and the link to a second window. */
export function AccountCard({ user, isCurrent, isPending, windowHref, onChoose }: AccountCardProps) {
  const t = useAuthText();
  const roleName = useRoleName();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const note = noteOf(user);
  return (
    <Card as="li" padding="small">
      <Inline gap="x1h" wrap={false} align="start">
        <Avatar name={name} />
        <Words gap="none">
          <Text as="strong" size="md">
            <bdi>{name}</bdi>
          </Text>
          <Text size="sm">{roleName(user.role)}</Text>
          <Text size="xs" tone="muted">
            <bdi dir="ltr">
              <LineBreaks>{user.email}</LineBreaks>
            </bdi>
          </Text>
        </Words>
      </Inline>
      {note && (
        <Text size="xs" tone="muted">
          {t(note.message, { organization: note.organization ?? '' })}
        </Text>
      )}
      {isCurrent && (
        <Inline>
          <Badge tone="success">{t('quick.current')}</Badge>
        </Inline>
      )}
      <Foot>
        <Button variant="secondary" width="full" isPending={isPending} onPress={onChoose}>
          {t('quick.signInAs', { name })}
        </Button>
        <Link variant="standalone" isExternal href={windowHref}>
          {t('quick.secondWindow', { name: user.firstName || name })}
        </Link>
      </Foot>
    </Card>
  );
}
