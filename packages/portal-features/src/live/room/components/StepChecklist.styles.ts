import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const checklistStyle = css`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  &:focus { outline: none; }
`;

export const stepStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  column-gap: ${theme.space.x1h};
  padding-block-end: ${theme.space.x2};

  /* The line that joins a step to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.875rem 0.125rem;
    inset-inline-start: 0.8125rem;
    inline-size: 2px;
    background: ${theme.color.hairline};
  }
  &:last-child { padding-block-end: 0; }

  & > [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: ${theme.color.textMuted};
  }
  & > [data-part='mark'] > svg { inline-size: 1.375rem; block-size: 1.375rem; }
  &[data-status='done'] > [data-part='mark'] { color: ${theme.color.success}; }
  &[data-status='failed'] > [data-part='mark'] { color: ${theme.color.danger}; }

  & > [data-part='words'] { display: flex; flex-direction: column; gap: ${theme.space.x1}; min-inline-size: 0; }
  & [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${theme.space.x2};
    min-block-size: 1.75rem;
    line-height: 1.75rem;
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
  }
  & [data-part='label'] { font-weight: 600; }
  & [data-part='state'] { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  &[data-status='failed'] [data-part='state'] { color: ${theme.color.dangerText}; font-weight: 600; }
  &[data-status='pending'] [data-part='label'], &[data-status='skipped'] [data-part='label'] {
    color: ${theme.color.textMuted};
    font-weight: 500;
  }
`;
