import styled from 'styled-components';
import { Section, theme } from '@sakina/design-system';

/** A section of the landing page, with more space under its heading than on app screens. */
export const Chapter = styled(Section)`gap: ${theme.space.x3};`;
