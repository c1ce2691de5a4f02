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
  /** Whose words these are, or what they came with. */
  label: string;
  /** The words, as they were written. */
  children: string;
}

/** What somebody wrote, in their own words, language and direction. */
export function Quotation({ label, children }: QuotationProps) {
  return (
    <Said>
      <Text as="figcaption" size="sm" tone="muted">
        {label}
      </Text>
      <Words as="blockquote" font="reading" dir="auto" measure>
        {children}
      </Words>
    </Said>
  );
}
