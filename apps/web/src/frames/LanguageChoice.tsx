import { PlainButton, theme } from '@sakina/design-system';
import { languages } from '@sakina/platform/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../boot/language-context.tsx';
import { useAppText } from '../messages/index.ts';
import { useChooseLanguage } from './use-choose-language.ts';

// The footer is dark, and the buttons inherit its colours.
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x1};
  & > button[data-variant] { padding-inline: ${theme.space.half}; min-inline-size: 2.75rem; color: inherit; text-decoration: underline; text-underline-offset: 0.18em; }
  & > button[data-variant]:hover { background: transparent; text-decoration-thickness: 2px; }
  /* The word in Arabic script takes a font that the device has: an Arabic one of ours would be 47 kB for the one word. */
  & > button[data-variant][aria-pressed='false']:lang(ar) { font-family: system-ui, sans-serif; }
  & > button[data-variant][aria-pressed='true'] { color: ${theme.color.nightText}; font-weight: 700; text-decoration: none; }
`;

/** The languages of the product, each by its own name and script (CARE-6). */
export function LanguageChoice() {
  const t = useAppText();
  const { language, hasFailed } = useLanguage();
  const choose = useChooseLanguage();
  const labelId = useId();
  return (
    <Row role="group" aria-labelledby={labelId}>
      <span id={labelId}>{t('language.choice')}</span>
      {languages.map(({ code, name, direction }) => (
        <PlainButton
          key={code}
          variant="quiet"
          size="small"
          lang={code}
          dir={direction}
          aria-pressed={code === language.code}
          onClick={() => choose(code)}
        >
          {name}
        </PlainButton>
      ))}
      <span role="status">{hasFailed && t('language.failed')}</span>
    </Row>
  );
}
