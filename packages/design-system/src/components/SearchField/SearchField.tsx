import { PressButton } from '../Button/PressButton.tsx';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { fieldButtonStyle, fieldStyle, inputStyle } from '../Form/field.styles.ts';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';

export interface SearchFieldProps
  extends Omit<FieldProps, 'isRequired' | 'hasOptionalMark'>, Omit<AriaSearchFieldProps, FieldInternals | 'type'> {
  /**
   * Hides the label visually where the magnifying glass and the context are enough; it is still read out.
   * @default false
   */
  isLabelHidden?: boolean;
  /** An example of what to look for. */
  placeholder?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(AriaSearchField)`
  ${fieldStyle}
  &[data-empty] button { display: none; }
`;

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-inline-start: ${theme.space.x1h};
    inset-block-start: calc(50% - 0.625rem);
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`;

const SearchInput = styled(Input)`
  ${inputStyle}
  padding-inline: ${theme.size.controlHeight};
  /* While there is nothing to clear, the example has the room of the cross. */
  ${Root}[data-empty] & { padding-inline-end: ${theme.space.x1}; }
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { appearance: none; }
`;

const ClearButton = styled(PressButton)`${fieldButtonStyle}`;

/** Looks for words. Enter submits, Escape and the cross clear. */
export function SearchField({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  placeholder,
  ref,
  ...rest
}: SearchFieldProps) {
  const t = useDesignSystemText();
  return (
    <Root
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
      data-print="hide"
    >
      {isLabelHidden ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <FieldLabel isOptional={false}>{label}</FieldLabel>
      )}
      <FieldDescription>{description}</FieldDescription>
      <Box>
        <Search aria-hidden />
        <SearchInput {...(ref ? { ref } : {})} {...(placeholder ? { placeholder } : {})} />
        <ClearButton aria-label={t('clearSearch')}>
          <X aria-hidden />
        </ClearButton>
      </Box>
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
