import { Inline, Text, theme } from '@sakina/design-system';
import type { HttpMethod, Operation } from '@sakina/platform/contract';
import styled from 'styled-components';

const Mark = styled.span`
  display: inline-block;
  min-inline-size: 4.25em;
  padding: 0.125rem ${theme.space.half};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.infoTint};
  color: ${theme.color.infoText};
  font-family: ${theme.font.code};
  font-size: ${theme.text.xs};
  font-weight: 600;
  text-align: center;

  &[data-method='POST'] { background: ${theme.color.successTint}; color: ${theme.color.successText}; }
  &[data-method='PUT'] { background: ${theme.color.warningTint}; color: ${theme.color.warningText}; }
  &[data-method='DELETE'] { background: ${theme.color.dangerTint}; color: ${theme.color.dangerText}; }
`;
const Path = styled(Text)`overflow-wrap: anywhere;`;

/** The HTTP method of a call as a badge. */
export function MethodMark({ method }: { method: HttpMethod }) {
  return (
    <Mark data-method={method} dir="ltr">
      {method}
    </Mark>
  );
}

/** Method and path of a call; left to right in every language. */
export function MethodAndPath({ operation: { method, path } }: { operation: Pick<Operation, 'method' | 'path'> }) {
  return (
    <Inline gap="x1" align="baseline">
      <MethodMark method={method} />
      <Path forwardedAs="span" font="code" size="sm" dir="ltr">
        {path}
      </Path>
    </Inline>
  );
}
