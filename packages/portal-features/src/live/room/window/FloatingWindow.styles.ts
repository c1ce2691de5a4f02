import { below, theme } from '@sakina/design-system';
import { css } from 'styled-components';

/** The corner of another page, above its end, in which something of a room stands. */
export const cornerStyle = css`
  position: fixed;
  inset: auto;
  inset-inline-end: ${theme.space.x2};
  inset-block-end: calc(var(--connection-banner, 0rem) + var(--frame-end, 0rem) + ${theme.space.x2});
  z-index: 29;
  display: flex;
  flex-direction: column;
  inline-size: 20rem;
  max-inline-size: calc(100vw - 2 * ${theme.space.x2});
  max-block-size: calc(100dvh - var(--frame-offset, 0rem) - var(--frame-end, 0rem) - 2 * ${theme.space.x2});
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.high};
  color-scheme: dark;
`;

/**
 * The window of a room in the corner of another page: what needs an answer, the pictures, and the switches of
 * microphone and camera. All else waits for the way back.
 */
export const floatingStyle = css`
  &[data-floating] {
    ${cornerStyle}
    min-block-size: 0;
    @media ${below.sm} {
      &:not(:has([data-part='over'] > :not([data-part='later']) :is(a, button), [data-problem])) {
        inline-size: 10.5rem;
      }
    }
  }
  &[data-floating] > header, &[data-floating] > [data-part='panel'] { display: none; }
  &[data-room-window][data-floating] > [data-part='middle'] {
    gap: 0;
    padding: 0;
    overflow-y: auto;
    & > [data-part='over'] {
      position: static;
      inline-size: auto;
      max-block-size: 40dvh;
      padding: ${theme.space.x1};
      & > [data-part='later'] { display: none; }
      &:not(:has(> :not([data-part='later']) :is(a, button))) { padding: 0; }
    }
    /* Without a call there is nothing to see but why it ended. */
    & > [data-part='stage']:not([data-problem]) { display: none; }
    & > [data-part='stage'][data-problem] { padding: ${theme.space.x1}; }
    & > [data-part='stage'][data-call] { display: flex; flex: none; aspect-ratio: 16 / 9; }
    & > [data-part='stage'] > p, & [data-corner] { display: none; }
  }
  /* News without an answer lies over the picture, as in the large window; where there is none, it takes room. */
  &[data-room-window][data-floating='open']
    > [data-part='middle']
    > [data-part='over']:not(:has(> :not([data-part='later']) :is(a, button))) {
    position: absolute;
    inset-inline: 0;
  }
  &[data-room-window][data-floating='tucked'] > [data-part='middle'] > [data-part='stage'][data-call] { display: none; }
  /* Without a call there is nothing to switch, and no picture to put away. */
  &[data-floating]:not(:has([data-call])) > [data-part='lower'] { border: 0; & > [data-part='bar'] { display: none; } }
  &[data-floating]:not(
    :has(
        [data-call],
        [data-problem],
        [data-part='over'] > :not([data-part='later']) :is(a, button),
        [data-part='news'] > :not(:empty)
      )
  ) {
    border: 0;
    box-shadow: none;
  }
  &[data-floating] > [data-part='lower'] {
    /* What is spoken stays. */
    & > [data-part='captions'],
    & > [data-part='actions'],
    & > [data-part='bar'] > :not([data-part='controls'], :last-child) {
      display: none;
    }
    & > [data-part='bar'] { padding: ${theme.space.half}; justify-content: space-between; }
    & > [data-part='bar'] > [data-part='controls'] > :not(:last-child) { display: none; }
    & [role='toolbar'] > :not([data-part='pair']), & [data-part='menu'] { display: none; }
    & [role='toolbar'] { justify-content: flex-start; }
    & [data-part='pair'] { flex: none; }
    & button { inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0; border-radius: ${theme.radius.lg}; }
    & button > span { display: none; }
    & button::after { content: none; }
    /* The panel, which shows who left or is back, is not there. */
    & > [data-part='spoken'] > [data-part='news']:has(> :not(:empty)) {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: ${theme.space.half} ${theme.space.x1} ${theme.space.x1};
      clip-path: none;
      font-size: ${theme.text.sm};
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;
