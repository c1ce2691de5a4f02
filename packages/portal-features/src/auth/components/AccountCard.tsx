import { Avatar, Button, Card, Inline, Stack, Text } from '@sakina/design-system';
import { roleLabel } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useAuthText } from '../messages/index.ts';

export interface AccountCardProps {
  user: User;
  email: string;
  /** Signed in now. */
  isCurrent: boolean;
  /** Being signed in. */
  isPending: boolean;
  onChoose: () => void;
}

const Row = styled(Inline)`
  & > :nth-child(2) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`;

/** One demo account: who it is, what role it has, and the button that signs in. */
export function AccountCard({ user, email, isCurrent, isPending, onChoose }: AccountCardProps) {
  const t = useAuthText();
  const name = `${user.firstName} ${user.lastName}`.trim() || email;
  return (
    <Card as="li" padding="small">
      <Stack gap="x1h">
        <Row gap="x1h" wrap={false}>
          <Avatar name={name} />
          <Stack gap="half">
            <Text as="strong"><bdi>{name}</bdi></Text>
            <Text size="sm" tone="muted">{roleLabel(user.role)}</Text>
            <Text size="xs" tone="muted" font="code">{email}</Text>
            {isCurrent && <Text size="xs" tone="success">{t('quick.current')}</Text>}
          </Stack>
        </Row>
        <Button variant="secondary" width="full" isPending={isPending} onPress={onChoose}>{t('quick.signInAs', { name })}</Button>
      </Stack>
    </Card>
  );
}
