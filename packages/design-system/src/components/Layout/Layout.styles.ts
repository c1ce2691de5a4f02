import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { largeText, up } from '../../tokens/breakpoints.ts';
import { gapRules, stackGapRules } from './gaps.ts';

const listReset = css`
  &:is(ul, ol) { list-style: none; }
`;

export const stackStyle = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${stackGapRules}
  ${listReset}
  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; text-align: center; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-width='list'] { max-inline-size: 45rem; }
  &[data-width='news'] { max-inline-size: 40rem; }
`;

export const inlineStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${gapRules}
  ${listReset}
  /* What stands in a line may become narrower than its words; a child that shall not says so, and wins. */
  :where(&) > * { min-inline-size: 0; }
  &[data-wrap='false'] { flex-wrap: nowrap; }
  /* With large text on a phone, words need the room beside a face: it stands above them. */
  @media ${largeText} {
    &[data-wrap='false']:has(> [data-tint]) { flex-wrap: wrap; }
  }
  &[data-align='start'] { align-items: flex-start; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-align='stretch'] { align-items: stretch; }
  &[data-justify='center'] { justify-content: center; }
  &[data-justify='end'] { justify-content: flex-end; }
  &[data-justify='between'] { justify-content: space-between; }
`;

export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  ${gapRules}
  ${listReset}
  /* Cards of a row are as high as the highest of them. */
  & > li:has(> :only-child) { display: grid; grid-template-columns: minmax(0, 1fr); }
  &[data-min='xs'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(7.5rem, 40%, 10rem)), 1fr)); }
  &[data-min='sm'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); }
  &[data-min='lg'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
  &[data-min='xl'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr)); }
`;

export const splitStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${gapRules}
  @media ${up.md} {
    &[data-position='start'][data-width='narrow'] { grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); }
    &[data-position='start'][data-width='medium'] { grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); }
    &[data-position='start'][data-width='wide'] { grid-template-columns: minmax(min(20rem, 50%), 2fr) minmax(0, 3fr); }
    &[data-position='end'][data-width='narrow'] { grid-template-columns: minmax(0, 1fr) minmax(0, 15rem); }
    &[data-position='end'][data-width='medium'] { grid-template-columns: minmax(0, 1fr) minmax(0, 20rem); }
    &[data-position='end'][data-width='wide'] { grid-template-columns: minmax(0, 3fr) minmax(min(20rem, 50%), 2fr); }
    & > [data-sticky] { position: sticky; inset-block-start: calc(var(--frame-offset, 4rem) + ${theme.space.x2}); }
  }
`;

export const containerStyle = css`
  inline-size: 100%;
  /* Beside a side bar content begins after it, and is not centered in what is left. */
  margin-inline: var(--page-place, auto);
  padding-inline: ${theme.space.x2};
  /* How far a bar inside may reach to stand at the edge of the screen. */
  --to-edge: ${theme.space.x2};
  /* A narrow page begins where one of the usual width does: from one to the next the title does not jump. */
  &[data-width='text'] { max-inline-size: 44rem; margin-inline: var(--page-place, max(0rem, (100% - 72rem) / 2) auto); }
  &[data-width='page'] { max-inline-size: 72rem; }
  &[data-width='wide'] { max-inline-size: 90rem; }
  /* A frame whose pages are worked in begins them higher by --page-top. */
  &[data-pad='page'] { padding-block: var(--page-top, ${theme.space.x4}) ${theme.space.x8}; }
  @media ${up.sm} { padding-inline: ${theme.space.x3}; }
  @media ${up.lg} { padding-inline: ${theme.space.x4}; }
`;
