import { Text, theme } from '@sakina/design-system';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useFaqText } from '../messages/faq/index.ts';

export interface QuestionSearchProps {
  /** The typed text. */
  query: string;
  onChange: (query: string) => void;
  /** The number of matching questions, as text; announced when it changes. */
  news: string;
}

const Field = styled.div`
  display: grid;
  gap: ${theme.space.half};
  max-inline-size: 36rem;
  & > label { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; font-weight: 600; }
  @media print { display: none; }
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
const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${theme.size.controlHeight};
  padding-block: ${theme.space.half};
  padding-inline: ${theme.size.controlHeight};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: max(1rem, ${theme.size.controlText});
  font-weight: 500;
  appearance: none;
  &:hover { border-color: ${theme.color.text}; }
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { appearance: none; }
`;
const Clear = styled.button`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: grid;
  place-items: center;
  inline-size: ${theme.size.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  &:hover { color: ${theme.color.text}; }
  &:focus-visible { outline-offset: -3px; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }
`;

/**
 * A native search field, to keep the script of content pages small (FAST-1). The input has no name, so that no form
 * submits it and no browser stores it, and spell-checking services do not see it (SEC-8).
 */
export function QuestionSearch({ query, onChange, news }: QuestionSearchProps) {
  const t = useFaqText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field role="search" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        {t('search.label')}
      </label>
      <Text id={`${id}-hint`} size="sm" tone="muted">
        {t('search.hint')}
      </Text>
      <Box>
        <Search aria-hidden />
        <Input
          ref={input}
          id={id}
          type="search"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') clear();
          }}
        />
        {query !== '' && (
          <Clear type="button" aria-label={t('search.clear')} onClick={clear}>
            <X aria-hidden />
          </Clear>
        )}
      </Box>
      <Text size="sm" tone="muted" role="status">
        {news}
      </Text>
    </Field>
  );
}
