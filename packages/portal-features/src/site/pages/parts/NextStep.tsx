import { ButtonLink, Container, Heading, Inline, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';

export interface NextStepProps {
  title: string;
  body: string;
  /** The primary action. */
  action: { href: string; label: string };
  /** An alternative action. */
  other?: { href: string; label: string };
}

const Card = styled.section`
  padding: ${theme.space.x4} ${theme.space.x3};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.tintNavy};
`;

/** The end of a public page: a call to action. */
export function NextStep({ title, body, action, other }: NextStepProps) {
  return (
    <Container>
      <Card>
        <Stack gap="x3" align="start">
          <Stack gap="x1">
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <Text measure>{body}</Text>
          </Stack>
          <Inline gap="x1h">
            <ButtonLink href={action.href} variant="action">
              {action.label}
            </ButtonLink>
            {other && (
              <ButtonLink href={other.href} variant="secondary">
                {other.label}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}
