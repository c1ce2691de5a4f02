import styled from 'styled-components';
import type { Theme } from '../../themes/roles.ts';
import { sizeRange, steps } from './facts.ts';
import { useTypeSpecimenText } from './messages/index.ts';
import { scaleSample } from './samples.ts';
import { stepStyle } from './TypeSpecimen.styles.ts';

const List = styled.ul``;
const Step = styled.li`${stepStyle}`;

/** Each size of a theme, largest first, in both languages. */
export function Scale({ source }: { source: Theme }) {
  const t = useTypeSpecimenText();
  return (
    <List role="list">
      {steps.map((step) => {
        const { least, most } = sizeRange(source.text[step].value);
        return (
          <Step key={step} data-step={step}>
            <span data-part="facts">
              <bdi lang="en">{step}</bdi>
              <span>{least === most ? t('size.fixed', { size: least }) : t('size.range', { least, most })}</span>
            </span>
            <span lang="en" dir="ltr">
              {scaleSample.en}
            </span>
            <span lang="ar" dir="rtl">
              {scaleSample.ar}
            </span>
          </Step>
        );
      })}
    </List>
  );
}
