import styled from 'styled-components';
import type { FontRole, Theme } from '../../themes/roles.ts';
import { Text } from '../Text/index.ts';
import { familyOf, voices } from './facts.ts';
import { useTypeSpecimenText } from './messages/index.ts';
import { voiceSamples } from './samples.ts';
import { voiceStyle } from './TypeSpecimen.styles.ts';

const List = styled.ul``;
const Item = styled.li`${voiceStyle}`;

/** One voice: its family, its purpose, its weights, and samples in both languages. */
function Voice({ role, source }: { role: FontRole; source: Theme }) {
  const t = useTypeSpecimenText();
  const { name, weights } = familyOf(source.font[role].value);
  const { en, ar } = voiceSamples[role];
  return (
    <Item data-voice={role}>
      <div>
        <bdi data-part="name" lang="en">
          {name}
        </bdi>
        <Text size="sm" tone="muted">
          {t(`voice.${role}`)}
        </Text>
        <List role="list" aria-label={t('weights', { family: name })}>
          {weights.map((weight) => (
            <li key={weight} data-weight={weight}>
              {t('weight', { weight: String(weight) })} {weight}
            </li>
          ))}
        </List>
      </div>
      <div>
        <p data-part="sample" lang="en" dir="ltr">
          {en}
        </p>
        {ar !== undefined && (
          <p data-part="sample" lang="ar" dir="rtl">
            {ar}
          </p>
        )}
      </div>
    </Item>
  );
}

/** Every voice of a theme. */
export function Voices({ source }: { source: Theme }) {
  return (
    <List role="list">
      {voices.map((role) => (
        <Voice key={role} role={role} source={source} />
      ))}
    </List>
  );
}
