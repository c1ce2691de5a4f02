import { css } from 'styled-components';
import { readingMeasure } from '../../tokens/measure.ts';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';

export const specimenStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x6};
  min-inline-size: 0;
  padding: ${theme.space.x2};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.reading};
  overflow-wrap: anywhere;
  @media ${up.sm} { padding: ${theme.space.x4}; }
  @media ${up.lg} { padding: ${theme.space.x5}; gap: ${theme.space.x8}; }

  & ul { list-style: none; }
  & [lang='ar'] { letter-spacing: 0; }
`;

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x3};
  margin: calc(-1 * ${theme.space.x2});
  margin-block-end: 0;
  padding: ${theme.space.x4} ${theme.space.x2};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: ${theme.color.primary};
  color: ${theme.color.textOnPrimary};
  @media ${up.sm} {
    margin: calc(-1 * ${theme.space.x4});
    margin-block-end: 0;
    padding: ${theme.space.x5} ${theme.space.x4};
  }
  @media ${up.lg} {
    margin: calc(-1 * ${theme.space.x5});
    margin-block-end: 0;
    padding: ${theme.space.x6} ${theme.space.x5};
  }
  @media (forced-colors: active) { border-block-end: 1px solid; }

  & > div { display: grid; gap: ${theme.space.x1}; flex: 1 1 16rem; min-inline-size: 0; }
  & > p {
    display: flex;
    gap: 0.35em;
    font-family: ${theme.font.display};
    font-size: min(20vw, clamp(3rem, 2rem + 5vw, 6rem));
    font-weight: 600;
    line-height: 1.1;
  }
`;

export const voiceStyle = css`
  display: grid;
  gap: ${theme.space.x2} ${theme.space.x4};
  padding-block: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
  @media ${up.md} { grid-template-columns: minmax(14rem, 2fr) minmax(0, 3fr); }

  &[data-voice='display'] { --specimen-voice: ${theme.font.display}; }
  &[data-voice='control'] { --specimen-voice: ${theme.font.control}; }
  &[data-voice='reading'] { --specimen-voice: ${theme.font.reading}; }
  &[data-voice='data'] { --specimen-voice: ${theme.font.data}; }
  &[data-voice='code'] { --specimen-voice: ${theme.font.code}; }

  & > div { display: grid; gap: ${theme.space.x1}; align-content: start; min-inline-size: 0; }
  & [data-part='name'] { font-family: var(--specimen-voice); font-size: ${theme.text.xl}; line-height: 1.25; }
  & [data-part='sample'] {
    font-family: var(--specimen-voice);
    font-size: ${theme.text.xl};
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.half} ${theme.space.x2};
    font-family: var(--specimen-voice);
    font-size: ${theme.text.sm};
  }
  &[data-voice='display'] [data-part] { font-weight: 600; }
  &[data-voice='control'] [data-part] { font-weight: 600; }
  & [data-weight='500'] { font-weight: 500; }
  & [data-weight='600'] { font-weight: 600; }
  & [data-weight='700'] { font-weight: 700; }
`;

export const stepStyle = css`
  display: grid;
  align-items: baseline;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  @media ${up.md} { grid-template-columns: 9rem minmax(0, 1fr) minmax(0, 1fr); }

  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x1};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
  }
  & > [lang] { line-height: 1.25; min-inline-size: 0; }
  &[data-step='h1'] > [lang] { font-size: ${theme.text.h1}; }
  &[data-step='h2'] > [lang] { font-size: ${theme.text.h2}; }
  &[data-step='h3'] > [lang] { font-size: ${theme.text.h3}; }
  &[data-step='xl'] > [lang] { font-size: ${theme.text.xl}; }
  &[data-step='lg'] > [lang] { font-size: ${theme.text.lg}; }
  &[data-step='md'] > [lang] { font-size: ${theme.text.md}; }
  &[data-step='sm'] > [lang] { font-size: ${theme.text.sm}; }
  &[data-step='xs'] > [lang] { font-size: ${theme.text.xs}; }
  &:is([data-step='h1'], [data-step='h2'], [data-step='h3'], [data-step='xl']) > [lang] {
    font-family: ${theme.font.display};
    font-weight: 600;
  }
`;

export const figuresStyle = css`
  inline-size: fit-content;
  min-inline-size: min(10rem, 100%);
  font-family: ${theme.font.data};
  font-size: ${theme.text.lg};
  font-variant-numeric: tabular-nums;
  text-align: end;
  & > li { padding-block: ${theme.space.half}; }
  & > li + li { border-block-start: 1px solid ${theme.color.hairline}; }
`;

export const proseStyle = css`
  display: grid;
  gap: ${theme.space.x3} ${theme.space.x5};
  @media ${up.lg} { grid-template-columns: minmax(0, ${readingMeasure}) minmax(0, 1fr); }
  & > p { max-inline-size: ${readingMeasure}; font-size: ${theme.text.md}; line-height: 1.6; text-wrap: pretty; }
`;
