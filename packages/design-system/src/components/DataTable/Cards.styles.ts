import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { cardFactsStyle } from '../Table/card-facts.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const cardsStyle = css`
  position: relative;
  overflow-anchor: none;
  & > li { position: absolute; inset-block-start: 0; inset-inline: 0; padding-block-end: ${theme.space.x1h}; }
  & article {
    padding: ${theme.space.x1h} ${theme.space.x2} ${theme.space.x2};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
  & .title {
    display: flex;
    align-items: center;
    gap: ${theme.space.half};
    min-block-size: 2.75rem;
    margin-block-end: ${theme.space.half};
    font-family: ${theme.font.control};
    font-weight: 600;
  }
  & .open, & .name { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & .open {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: ${theme.color.actionText};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  /* The mark itself, not its room to press, stands over the edge of the card’s words. */
  & .more {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline-end: -0.75rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.full};
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  & .more > svg { inline-size: 1.25rem; block-size: 1.25rem; }
  & .tick {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline-start: -0.75rem;
    cursor: pointer;
  }
  & .tick > input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: ${theme.color.primary}; }
  ${cardFactsStyle}

  /* Two lines: the name with its figure, and what tells it apart. */
  & > li:has([data-short]) { padding-block-end: 0; }
  & [data-short] {
    position: relative;
    padding: ${theme.space.x1} 0;
    border-width: 0 0 1px;
    border-radius: 0;
    background: transparent;
  }
  & [data-short] .title { min-block-size: 1.75rem; margin: 0; }
  & [data-short] .open {
    min-block-size: 1.75rem;
    color: ${theme.color.text};
    font-size: ${theme.text.sm};
    text-decoration: none;
  }
  /* All of the row opens it. */
  & [data-short] .open::after { content: ''; position: absolute; inset: 0; }
  & [data-short] :is(.tick, .more) { position: relative; z-index: 1; margin-block: calc(-1 * ${theme.space.x1}); }
  & .figure {
    flex: none;
    font-family: ${theme.font.data};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & .of {
    margin-inline-end: ${theme.space.half};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
  }
  /* Each fact has its dot before it; the first of every line loses it over the edge, focus rings none. */
  & [data-short] dl {
    --dot: ${theme.space.x2};
    flex-direction: row;
    flex-wrap: wrap;
    gap: 0;
    margin-inline-start: calc(-1 * var(--dot));
    clip-path: inset(-0.25rem -0.25rem -0.25rem var(--dot));
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
  [dir='rtl'] & [data-short] dl { clip-path: inset(-0.25rem var(--dot) -0.25rem -0.25rem); }
  & [data-short] dl > div { position: relative; display: block; padding-inline-start: var(--dot); }
  & [data-short] dl > div::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: var(--dot);
    text-align: center;
  }
  & [data-short] dt { ${visuallyHidden} }
  & [data-short] dd { display: inline; }

  @media print { & .more { display: none; } }
`;
