import { below, theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

/** A phone on its side: each line of the frame costs a tenth of the picture. */
const isLow = '(max-height: 30em)';

export const windowStyle = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 15rem;
  overflow: hidden;
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  @media ${up.md} { &[data-panel='open'] { grid-template-columns: minmax(0, 1fr) 22.5rem; } }
`;

export const topStyle = css`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  min-block-size: 3rem;
  padding-inline: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  @media ${below.sm} { gap: ${theme.space.x1}; padding-inline: ${theme.space.x1}; }

  & > h1 { flex: 0 1 auto; min-inline-size: 3rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > [data-part='facts'] {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: ${theme.space.x1h};
    min-inline-size: 0;
    white-space: nowrap;
  }
  /* The time is read whole; a long name is what gives way. */
  @media (max-width: 63.99em) { & > [data-part='facts'] { flex: none; } }
  & > [data-part='mark'] { display: flex; flex: none; align-items: center; gap: ${theme.space.x1}; }
  & > [data-part='mark']:empty { display: none; }
  & > [data-part='back'] { flex: none; margin-inline-start: auto; }
`;

/* Where pictures fill the stage, what needs an answer lies over them; without pictures it stands among the rest,
   which scrolls. */
export const stageStyle = css`
  position: relative;
  grid-area: 2 / 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${theme.space.x2};
  overflow-y: auto;
  overscroll-behavior: contain;
  & > [data-part='over'] { display: contents; }
  & > [data-part='over'] > [data-part='places'] { display: flex; flex-direction: column; gap: ${theme.space.x1}; }
  & > [data-part='over'] > [data-part='later'] { order: 2; }
  & > [data-part='stage'] { display: flex; flex-direction: column; gap: ${theme.space.x2}; order: 1; }

  &:has(> [data-part='stage'][data-call]) {
    padding: ${theme.space.x1};
    overflow: hidden;
    & > [data-part='stage'] { position: relative; flex: 1; gap: ${theme.space.x1}; min-block-size: 0; }
    & > [data-part='over'] {
      position: absolute;
      inset-block-start: ${theme.space.x1};
      inset-inline-start: ${theme.space.x1};
      z-index: 4;
      display: flex;
      flex-direction: column;
      gap: ${theme.space.x1};
      box-sizing: border-box;
      inline-size: min(30rem, 100% - 2 * ${theme.space.x1});
      max-block-size: calc(100% - 2 * ${theme.space.x1});
      overflow-y: auto;
      overscroll-behavior: contain;
      @media ${isLow} { inline-size: min(38rem, 100% - 2 * ${theme.space.x1}); }
    }
    & > [data-part='over'] > * { flex: none; }
  }
`;

export const lowerStyle = css`
  grid-area: 3 / 1 / 4 / -1;
  min-inline-size: 0;
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};

  & > [data-part='captions']:not(:has(> * > *)), & > [data-part='actions']:empty { display: none; }
  & > [data-part='captions'], & > [data-part='actions'] { padding: ${theme.space.x1} ${theme.space.x2} 0; }
  /* Two lines, and their size beside them. */
  & > [data-part='captions'] [role='group']:has([role='log']) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding: ${theme.space.x1} ${theme.space.x1h};
  }
  /* What is said goes on in the last two lines, however long a sentence or a name is: the pictures keep their room. */
  & > [data-part='captions'] [role='group']:has([role='log']) > :first-child {
    max-block-size: 3.4em;
    overflow: hidden;
  }
  & > [data-part='captions'] b { max-inline-size: 14em; overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  @media ${below.sm}, ${isLow} {
    & > [data-part='captions'] [data-size='medium'] { font-size: ${theme.text.md}; }
    /* On a phone the words take the whole line; their size is chosen while the rest is unfolded. */
    &:not(:has([data-folds='open'])) > [data-part='captions'] [role='radiogroup'] { display: none; }
  }
  @media ${isLow} {
    & > [data-part='captions'] { padding-block-start: ${theme.space.half}; }
    & > [data-part='captions'] [role='group']:has([role='log']) { padding-block: ${theme.space.half}; }
    /* How captions are made is no part of a picture this low; it is read while the rest is unfolded, and always
       heard. */
    &:not(:has([data-folds='open'])) > [data-part='captions'] [data-part='about'] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x1} ${theme.space.x2};
  }
  & > [data-part='bar'] {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    gap: ${theme.space.x1};
    padding: ${theme.space.half} ${theme.space.x1} calc(${theme.space.half} + env(safe-area-inset-bottom, 0px));
    @media ${below.sm} { gap: ${theme.space.half}; padding-inline: ${theme.space.half}; }
  }
  & > [data-part='bar'] > [data-part='controls'] { flex: 0 1 auto; min-inline-size: 0; }
  & > [data-part='bar'] > [data-part='controls']:empty { display: none; }
  @media ${below.md} { & > [data-part='bar'] > [data-part='controls'] { flex: 5 1 0; } }

  /* As high as the switches, which say on or off below their word. */
  @media ${up.sm} and (min-height: 30.01em) {
    & > [data-part='bar'] > button, & > [data-part='bar'] > [data-part='end'] > button { min-block-size: 5rem; }
  }
  /* The way out looks like its neighbors, in an outline: only what brings people together is filled. */
  & > [data-part='bar'] > [data-part='end'] { flex: none; }
  & > [data-part='bar'] > [data-part='end'] > button {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.25rem;
    min-inline-size: 2.75rem;
    max-inline-size: 6rem;
    padding: ${theme.space.x1} ${theme.space.x1};
    border: 1px solid ${theme.color.danger};
    border-radius: ${theme.radius.lg};
    background: transparent;
    color: ${theme.color.dangerText};
    font-size: ${theme.text.xs};
    line-height: 1.2;
    white-space: normal;
    & svg { inline-size: 1.5rem; block-size: 1.5rem; }
  }
  @media (max-width: 29.99em), ${isLow} {
    & > [data-part='bar'] > [data-part='end'] > button { min-block-size: 3rem; padding: ${theme.space.half}; }
    & > [data-part='bar'] > [data-part='end'] > button > span { display: none; }
  }
`;

export const panelStyle = css`
  grid-area: 2 / 2;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${theme.space.x2};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
  &[hidden] { display: none; }

  /* Where there is no room beside the stage, it rises from the bar, over the pictures. */
  @media ${below.md} {
    position: relative;
    z-index: 3;
    grid-area: 2 / 1;
    align-self: end;
    block-size: min(100%, max(60%, 20rem));
    border-inline-start: 0;
    border-block-start: 1px solid ${theme.color.controlBorder};
    border-start-start-radius: ${theme.radius.lg};
    border-start-end-radius: ${theme.radius.lg};
  }
`;
