import { useId } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { Heading, Text } from '../Text/index.ts';
import { arabicFamily, themesByName } from './facts.ts';
import { useTypeSpecimenText } from './messages/index.ts';
import { amounts, letters, proseSample } from './samples.ts';
import { Part } from './Part.tsx';
import { Scale } from './Scale.tsx';
import { figuresStyle, headStyle, proseStyle, specimenStyle } from './TypeSpecimen.styles.ts';
import { Voices } from './Voices.tsx';

export interface TypeSpecimenProps extends HTMLAttributes<HTMLElement> {
  /** The theme whose type is shown; the specimen uses it regardless of the page's theme. */
  theme: 'portal' | 'admin';
}

const Root = styled.section`${specimenStyle}`;
const Head = styled.header`${headStyle}`;
const Figures = styled.ul`${figuresStyle}`;
const Prose = styled.div`${proseStyle}`;

/**
 * A theme's type on one sheet: families, weights, sizes, figures and the length of a line, in English and in Arabic.
 */
export function TypeSpecimen({ theme, ...rest }: TypeSpecimenProps) {
  const t = useTypeSpecimenText();
  const id = useId();
  const money = new Intl.NumberFormat(useLocale().locale, { style: 'currency', currency: 'USD' });
  const source = themesByName[theme];
  return (
    <Root aria-labelledby={id} {...rest} data-theme={theme} data-density="comfortable">
      <Head>
        <div>
          <Heading level={2} size="h3" id={id}>
            {t(`theme.${theme}`)}
          </Heading>
          <Text>{t(`lead.${theme}`)}</Text>
        </div>
        <p aria-hidden>
          <span lang="en">{letters.en}</span>
          <span lang="ar">{letters.ar}</span>
        </p>
      </Head>
      <Part title={t('voices.title')} note={t('voices.note', { family: arabicFamily })}>
        <Voices source={source} />
      </Part>
      <Part title={t('scale.title')} note={t('scale.note')}>
        <Scale source={source} />
      </Part>
      <Part title={t('figures.title')} note={t('figures.note')}>
        {/* Digits run from left to right in both languages, so their column does as well. */}
        <Figures role="list" dir="ltr">
          {amounts.map((amount) => (
            <li key={amount}>
              <bdi>{money.format(amount)}</bdi>
            </li>
          ))}
        </Figures>
      </Part>
      <Part title={t('measure.title')} note={t('measure.note', { count: 68, height: 1.6 })}>
        <Prose>
          <p lang="en" dir="ltr">
            {proseSample.en}
          </p>
          <p lang="ar" dir="rtl">
            {proseSample.ar}
          </p>
        </Prose>
      </Part>
    </Root>
  );
}
