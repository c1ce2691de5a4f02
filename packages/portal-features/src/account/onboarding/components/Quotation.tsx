import { Text, theme } from '@sakina/design-system';
import styled from 'styled-components';

const Said = styled.figure`
  margin: 0;
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
`;
const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface QuotationProps {
  /** The author or the context of the words. */
  label: string;
  /** The words, unchanged. */
  children: string;
}

/** A quotation in its own language and text direction. */
export function Quotation({ label, children }: QuotationProps) {
  return (
    <Said>
      <Text as="figcaption" size="sm" tone="muted">
        {label}
      </Text>
      <Words forwardedAs="blockquote" font="reading" dir="auto" measure>
        {children}
      </Words>
    </Said>
  );
}
