import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3};
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  color: ${theme.color.text};
  font-size: ${theme.text.xl};
  scroll-margin-block: ${theme.space.x12};
  overflow-wrap: anywhere;
  &:focus-visible { outline-offset: 4px; border-radius: ${theme.radius.sm}; }
`;

export const Draft = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
  min-block-size: 2rem;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.4;
  & > svg { inline-size: 1rem; block-size: 1rem; flex: none; }
  /* The words wrap beside their sign, not below it. */
  & > span { max-inline-size: calc(100% - 2rem); }
  &[data-state='saved'] > svg, &[data-state='kept'] > svg { color: ${theme.color.success}; }
  &[data-state='failed'] { color: ${theme.color.warningText}; font-weight: 600; }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${theme.space.x3};
`;

export const Section = styled.section`
  min-inline-size: 0;
  padding-block-end: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.half} ${theme.space.x2};
  }
  & > header > h3 { color: ${theme.color.text}; font-size: ${theme.text.lg}; overflow-wrap: anywhere; }
`;

export const Answers = styled.dl`
  display: grid;
  gap: ${theme.space.x1h};
  margin-block-start: ${theme.space.x1};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};

  & dt { color: ${theme.color.textMuted}; }
  & dd { color: ${theme.color.text}; font-weight: 600; overflow-wrap: anywhere; white-space: pre-line; }
  & dd[data-empty] { color: ${theme.color.textMuted}; font-weight: 500; }
`;
