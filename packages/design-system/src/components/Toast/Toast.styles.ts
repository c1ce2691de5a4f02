import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import styled, { keyframes } from 'styled-components';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';
import { placeStyle } from './place.styles.ts';

export const Region = styled(ToastRegion)`
  ${placeStyle}
  border-radius: ${theme.radius.lg};
`;

export const List = styled(ToastList)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

export const Root = styled(Toast)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.space.x1} ${theme.space.x1} ${theme.space.x2};
  padding-inline: ${theme.space.x2} ${theme.space.x1};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  animation: ${arrive} ${theme.motion.base} ${theme.motion.easing};
  &[data-empty] { opacity: 0; animation: none; }

  & > svg { inline-size: 1.375rem; block-size: 1.375rem; margin-block-start: 0.6875rem; }
  &[data-tone='success'] > svg { color: ${theme.color.success}; }
  &[data-tone='info'] > svg { color: ${theme.color.info}; }
  &[data-tone='warning'] > svg { color: ${theme.color.warning}; }
  &[data-tone='danger'] > svg { color: ${theme.color.danger}; }
`;

export const Content = styled.div`
  padding-block: 0.625rem;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  display: block;
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 700;
  line-height: 1.5rem;
`;

export const Description = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

export const Action = styled.div`
  grid-column: 2 / -1;
  padding-block-end: ${theme.space.x1};
`;
